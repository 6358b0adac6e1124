# できない理由。

reason-unknown-action = そのアクションはありません。表示されたものから選んでください。
reason-game-over = ゲームは終わりました。もうできることはありません。
reason-no-such-seat = このゲームにその席はありません。
reason-not-your-turn = まだあなたの手番ではありません。
reason-turn-is-over = あなたの手番は終わりました。もう一方の手番も終わるとマーカーが渡ります。
reason-no-actions-left = アクションが残っていません。手番を終えるか、元に戻してください。
reason-choice-first = パズルが完成しました。先に報酬を選んでください。
reason-order-first = 複数のパズルが完成しました。先にどの報酬を受け取るか選んでください。
reason-arrows-first = 先に矢印でピースをアップグレードするか、「使わない」を選んでください。
reason-sequence-first = 始めたことを先に終えるか、やめてください。
reason-no-choice-open = 今は選ぶものがありません。アクションを実行してください。
reason-no-sequence-open = 確定したりやめたりするものがありません。先にマスターアクションかリサイクルを始めてください。
reason-only-touches = 最終ラウンドは終わりました。残るは最後の仕上げだけです。ピースを置くか、完了してください。
reason-touches-already-done = あなたは最後の仕上げを終えました。他のプレイヤーはまだ置いています。
reason-not-touches-yet = 最後の仕上げは最終ラウンドの後です。アクションを実行するか、手番を終えてください。

reason-four-unfinished = 未完成のパズルが4枚あります。次をとる前に1枚完成させてください。
reason-no-such-slot = 列にその場所はありません。カードにある番号を選んでください。
reason-slot-is-empty = その場所は空です。別のパズルを選んでください。
reason-other-markers-rows = その列はもう一方のマーカーのものです。自分の列からとってください。
reason-one-black-per-turn = まもなくゲーム終了のため、黒パズルは1手番に1枚です。白パズルはまだとれます。
reason-no-deck-take = この版ではパズルは列からしかとれません。表向きのパズルを選んでください。
reason-no-such-deck = ソロのデッキは1つです。白のデッキと同じようにとってください。
reason-deck-is-empty = そのデッキは空です。表向きのパズルを選んでください。
reason-white-marker-only = 白マーカーを持つプレイヤーだけができます。自分の列からパズルをとってください。
reason-no-recycle = この版にリサイクルはありません。列を変えるにはパズルをとってください。
reason-no-recycle-in-solo = ソロにリサイクルはありません。並びを変えるにはパズルをとってください。
reason-nothing-to-reveal = この列のデッキは空なので、リサイクルしても何も変わりません。
reason-not-in-recycled-row = そのパズルはリサイクルする列にありません。その列のものを選んでください。
reason-already-ordered = そのパズルの順番はもう決まっています。別のものを選んでください。

reason-no-level-1-piece = リザーブに黄の1マスが残っていません。ピースをアップグレードしてください。
reason-piece-not-in-supply = そのピースはサプライにありません。あるものを使うか、先に手に入れてください。
reason-piece-not-in-reserve = そのピースはリザーブに残っていません。別のものを選んでください。
reason-same-shape = 同じレベルなら別の形だけです。別のピースを選んでください。
reason-ghosts-not-by-exchange = アップグレードではゴーストピースを得られません。得られるのは報酬と矢印だけです。
reason-level-too-high = レベルが高すぎます。1レベル高いもの、同じレベルか低いレベルのものを選んでください。
reason-not-a-level-up = 矢印はレベルを上げるだけです。高いレベルのピースを選ぶか、「使わない」を選んでください。
reason-not-offered = そのピースは選択肢にありません。表示されたものから選んでください。
reason-not-completed = そのパズルは完成していません。完成したものを選んでください。

reason-no-puzzle-there = そこにあなたのパズルはありません。別のパズルを選ぶか、パズルをとってください。
reason-outside-recess = ピースが凹んだ部分からはみ出します。回転するか動かしてください。
reason-overlaps-piece = 他のピースに重なります。空いたマスを選んでください。
reason-puzzle-used = このパズルにはもう1個置きました。別のパズルを選ぶか、確定してください。
reason-not-a-new-piece = 今置けるのは、ゴーストピースを分割した新しいピースだけです。置くか、確定してください。
reason-nothing-fits = 手持ちのピースはどのパズルにも置けません。パズルをとるか、別のピースを手に入れてください。
reason-master-is-used = この手番のマスターアクションはもう使いました。ピースを1個ずつ置くことはできます。
reason-no-ambassador-left = 未使用のアンバサダーのパズルがありません。完成させると使えるようになります。
reason-ambassador-next-turn = アンバサダーのパズルは次の手番から使えます。
reason-no-ghost-in-supply = サプライにそのゴーストピースがないため、分割できません。
reason-split-not-in-reserve = この分割に必要なピースがリザーブにありません。別の分割を選んでください。
reason-nothing-placed = 少なくとも1個置くか、「やめる」を選んでください。
reason-must-use-actions = この版の手番は必ず3アクションです。残りを使ってください。
reason-row-not-ordered = 列のすべてのパズルの順番が必要です。次を選ぶか、「やめる」を選んでください。

undo-nothing = この手番に元に戻せるものはありません。
undo-turn-passed = あなたの手番は終わったため、元に戻せません。
undo-revealed = 新しいパズルが出たため、このアクションは元に戻せません。
undo-other-seat = その後に他のプレイヤーが行動したため、元に戻せません。
undo-touches-done = 最後の仕上げを終えたため、元に戻せません。
undo-game-over = ゲームは終わりました。元に戻せません。

seat-needed = 今は複数の席が行動できます：{ $seats }。どの席かを指定してください。
seat-none-acts = 今行動できる席はありません。
seat-unknown = 席{ $seat }はありません。席は0から{ $last }です。
example-unknown = 版「{ NAME($edition, of: "edition") }」に例{ $name }はありません。
game-unknown-option = { $found } というオプションはありません。オプションは { $known } です。
game-options-twice = Options か、その項目名のどちらか一方で指定してください。
game-bots = プレイヤー1人につきボットを1つ指定してください（{ $wanted }）。
game-names = 名前は{ $found }個、プレイヤーは{ $wanted }人です。1人に1つ付けてください。
game-name = { $found }はプレイヤー名として使えません。名前は1から{ $limit }文字の表示できる文字です。
game-no-record = このゲームは局面から続いています。始まり方が分からないため、記録はありません。
hint-unknown = ヒント{ $found }はありません。ヒントは{ $known }です。
bot-unknown = ボット{ $found }はありません。ボットは{ $known }、人は human です。
bot-argument = { $bot }:{ $found }: { $reason }。
bot-code-refused = { $found }：ここではファイルのボットを読み込めません。
net-unreadable = { $path }：ネットは形{ $wanted }の配列です。{ $found }ではありません。
net-file = { $path }はネットのファイルではありません：{ $reason }。
bot-raised = { $bot }でエラーが起きました：{ $detail }。
bot-nonsense = { $bot }の答え{ $detail }は、可能なアクションではありません。
bot-overtime = { $bot }は1回の判断の制限時間（{ $detail }）を超えました。
bot-died = { $bot }のプロセスがゲームの途中で終わりました（{ $detail }）。
bot-not-loaded = { $bot }を読み込めません：{ $detail }。
bot-changed = ゲーム中に変更されました：{ $detail }。最後のゲームは保存されません。もう一度始めてください。
touches-unknown = この状態では、席{ $seat }のどのピースが最後の仕上げか分からないため、他の人から隠せません。コンパイルされた状態には残りません。ゲームの終わりはインタプリタのエンジンで行ってください。
store-damaged = { $path }、{ $line }行目：アリーナのゲームではありません。ファイルはそのままです。
store-other-setup = { $path }には別の大会のゲームが入っています。別のファイルか、同じボットと設定を指定してください。
store-other-identity = { $path }には別の条件のゲームが入っています。異なるもの：{ NAME($what, of: "differs") }（{ $details }）。別のファイルを指定してください。
store-identity-unknown = { $path }には{ $wanted }ゲームのうち{ $held }ゲームがありますが、どのボットが遊んだか分かりません。読めますが、ゲームは追加できません。別のファイルを指定してください。
differs-bot = ボット
differs-puzzles = パズルまたは版
differs-rules = ルールのバージョン
differs-engine = エンジン
differs-package = プログラムのバージョン

language-unknown = { $found }のテキストはありません。言語は{ $known }です。
extra-missing = これには { $package } パッケージが必要ですが、インストールされていません。お試しください：{ $command }
value-whole = { $name } は整数です（{ $found } ではありません）。
value-range = { $name } は { $low }～{ $high } です（{ $found } ではありません）。
value-flag = { $name } は True か False です（{ $found } ではありません）。
value-text = { $name } は文字列です（{ $found } ではありません）。
value-texts = { $name } は文字列のリストです（{ $found } ではありません）。
value-kind = { $name } の型は { $wanted } です（{ $found } ではありません）。
value-kinds = { $name } は { $wanted } のリストです（{ $found } ではありません）。
value-seed = シードはバイト列（{ $wanted }）、整数、文字列のいずれかです（{ $found } ではありません）。
value-action = アクションは Action、記法、コードのいずれかです（{ $found } ではありません）。
edition-unknown = 版{ $edition }はありません。版は{ $known }です。
options-unknown-variant = ヴァリエント{ $found }はありません。{ $allowed }があります。
options-unknown-expansion = 拡張{ $found }はありません。{ $allowed }があります。
options-unknown-difficulty = 難易度{ $found }はありません。{ $allowed }があります。
options-turn-cap = 手番数の上限は0（なし）から{ $limit }です。{ $found }ではありません。
options-not-in-edition = 「{ NAME($edition, of: "edition") }」に{ NAME($what, of: "what") }はありません。別の版を選んでください。
options-needs-deluxe = 「{ NAME($edition, of: "edition") }」で{ NAME($what, of: "what") }を使うにはデラックス版が必要です。デラックス版も選んでください。
options-first-player = ファーストプレイヤーは席1から{ $players }です。{ $found }ではありません。
options-endless-solo = エンドレスホワイトは2人以上で遊びます。別のヴァリエントを選ぶか、なしで遊んでください。
options-difficulty = 難易度があるのはソロだけです。ソロを選ぶか、難易度を外してください。
options-players = { $variant ->
    [solo] ソロは1人用です。{ $found }人では遊べません。
   *[other] この設定の「{ NAME($variant, of: "variant") }」（「{ NAME($edition, of: "edition") }」）は{ $fewest }〜{ $most }人用です。{ $found }人では遊べません。{ $more ->
        [deluxe] デラックス版ならより多く、ゴーストピースも使えば6人まで遊べます。
        [expansion] ゴーストピースを使えば6人まで遊べます。
        [either] ゴーストピースかフェニックスを使えば6人まで遊べます。
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] 黒パズルが{ $needed }枚必要ですが、{ $found }枚しかありません。
   *[white] 白パズルが{ $needed }枚必要ですが、{ $found }枚しかありません。
}
options-set-needs-expansion = パズルセット{ $set }は拡張「{ NAME($expansion, of: "expansion") }」のものです。その拡張も選んでください。
seats-count = 指定された席は{ $found }、プレイヤーは{ $wanted }人です。1人に1席ずつ指定してください。
