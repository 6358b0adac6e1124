# できない理由。

reason-unknown-action = そのアクションはありません。表示されたものから選んでください。
reason-game-over = ゲームは終わりました。もう何もできません。
reason-no-such-seat = このゲームにその席はありません。
reason-not-your-turn = あなたの手番ではありません。順番をお待ちください。
reason-turn-is-over = あなたの手番は終わりました。もう一方の手番も終わるとマーカーが渡ります。
reason-no-actions-left = アクションが残っていません。手番を終えるか、元に戻してください。
reason-choice-first = パズルが完成しました。先に報酬を選んでください。
reason-order-first = 複数のパズルが完成しました。先にどの報酬を受け取るか選んでください。
reason-arrows-first = 先に矢印でピースのレベルを上げるか、辞退してください。
reason-sequence-first = 途中のことがあります。先に続けるか、確定するか、やめてください。
reason-no-choice-open = 今は選ぶものがありません。アクションを実行してください。
reason-no-sequence-open = 続けたり取り消したりできるものがありません。先にマスターアクションかリサイクルを始めてください。
reason-only-touches = 最終ラウンドは終わりました。残るは最後の仕上げだけです。ピースを置くか、完了してください。
reason-touches-already-done = あなたの最後の仕上げは完了しています。他のプレイヤーはまだ続けています。
reason-not-touches-yet = 最後の仕上げは最終ラウンドの後です。アクションを実行するか、手番を終えてください。

reason-four-unfinished = 未完成のパズルが4枚あります。次をとる前に1枚完成させてください。
reason-no-such-slot = 列にその場所はありません。カードにある番号を選んでください。
reason-slot-is-empty = その場所は空です。別のパズルを選んでください。
reason-other-markers-rows = その列はもう一方のマーカーのものです。自分のマーカーの列からとってください。
reason-one-black-per-turn = 終わりが近いため、黒パズルは1手番に1枚です。もうとりました。白はまだとれます。
reason-no-deck-take = この版ではパズルは列からしかとれません。表向きのパズルを選んでください。
reason-no-such-deck = ソロのデッキは1つです。白のデッキとしてとってください。
reason-deck-is-empty = そのデッキは空です。表向きのパズルを選んでください。
reason-white-marker-only = 白マーカーを持つプレイヤーだけができます。自分の列からパズルをとってください。
reason-no-recycle = この版にリサイクルはありません。列を変えるにはパズルをとってください。
reason-no-recycle-in-solo = ソロにリサイクルはありません。並びを変えるにはパズルをとってください。
reason-nothing-to-reveal = この列のデッキは空なので、リサイクルしても何も変わりません。
reason-not-in-recycled-row = そのパズルはリサイクルする列にありません。その列のものを選んでください。
reason-already-ordered = そのパズルの順番はもう決まっています。別のものを選んでください。

reason-no-level-1-piece = リザーブに黄の1マスが残っていません。代わりにピースを交換してください。
reason-piece-not-in-supply = そのピースはサプライにありません。あるものを使うか、先に交換してください。
reason-piece-not-in-reserve = そのピースはリザーブに残っていません。別のものを選んでください。
reason-same-shape = 同じ形とは交換できません。別のものを選んでください。
reason-ghosts-not-by-exchange = ゴーストピースは交換では得られません。報酬と矢印だけで得られます。
reason-level-too-high = レベルが高すぎます。交換は、リザーブにある次のレベル、同じレベル、低いレベルに限ります。
reason-not-a-level-up = 矢印はレベルを上げるだけです。高いレベルのピースを選ぶか、使わないでください。
reason-not-offered = そのピースは選択肢にありません。表示されたものから選んでください。
reason-not-completed = そのパズルは完成していません。完成したものを選んでください。

reason-no-puzzle-there = その場所にあなたのパズルはありません。パズルをとるか、別の場所を選んでください。
reason-outside-recess = ピースが凹んだ部分からはみ出します。回転するか動かしてください。
reason-overlaps-piece = 他のピースに重なります。空いたマスを選んでください。
reason-puzzle-used = 1つのパズルに1個だけで、ここにはもう置きました。別のパズルを選ぶか、確定してください。
reason-not-a-new-piece = 今置けるのはゴーストピースから得た新しいピースだけです。それを置くか、確定してください。
reason-nothing-fits = 手持ちのピースはどのパズルにも置けません。パズルをとるか、別のピースを得てください。
reason-master-is-used = マスターアクションは1手番に1回で、もう使いました。ピースを1つ置いてください。
reason-no-ambassador-left = 未使用のアンバサダーのパズルがありません。完成させるとこのアクションが使えます。
reason-ambassador-next-turn = アンバサダーのパズルは次の手番から使えます。
reason-no-ghost-in-supply = サプライにそのゴーストピースがないため、分割できません。
reason-split-not-in-reserve = この分割に必要なピースがリザーブにありません。別の分割を選んでください。
reason-nothing-placed = 少なくとも1つ置く必要があります。置くか、「やめる」を選んでください。
reason-must-use-actions = この版では手番に必ず3アクション行います。残りを使ってください。
reason-row-not-ordered = 列のすべてのパズルの順番が必要です。次を選ぶか、「やめる」を選んでください。

undo-nothing = この手番に取り消せるものはありません。
undo-turn-passed = あなたの手番は過ぎたため、そのままになります。
undo-revealed = 新しいパズルが公開されたため、このアクションは取り消せません。
undo-other-seat = その後に他のプレイヤーが行動したため、取り消せません。
undo-touches-done = 最後の仕上げは完了したため、取り消せません。
undo-game-over = ゲームは終わりました。取り消せません。

seat-needed = 今は複数の席が行動できます：{ $seats }。どれかを指定してください。
seat-none-acts = 今行動できる席はありません。
seat-unknown = 席{ $seat }はありません。席は0から{ $last }です。
example-unknown = 版「{ NAME($edition, of: "edition") }」に例{ $name }はありません。
game-seed = シードは{ $wanted }バイトです。
game-names = 名前が{ $found }、プレイヤーは{ $wanted }人です。全員に1つずつ付けてください。
game-name = { $found }はプレイヤー名として使えません。名前は1から{ $limit }文字の表示できる文字です。
game-no-record = このゲームは局面から続いています。始まり方が分からないため、記録はありません。
game-first = 席{ $found }からは始められません。席は0から{ $last }です。
hint-unknown = ヒント{ $found }はありません。ヒントは{ $known }です。
bot-unknown = ボット{ $found }はありません。ボットは{ $known }、人は human です。
bot-argument = { $bot }:{ $found }: { $reason }。
bot-code-refused = { $found }：ここではファイルのボットは読み込みません。
net-unreadable = { $path }：ネットは形{ $wanted }の配列です。{ $found }ではありません。
net-file = { $path }はネットのファイルではありません：{ $reason }。
bot-raised = { $bot }でエラーが起きました：{ $detail }。
bot-nonsense = { $bot }の答え{ $detail }は、できるアクションのどれでもありません。
bot-overtime = { $bot }は、1回の判断に使える{ $detail }より長く考えました。
bot-died = { $bot }のプロセスがゲームの途中で終わりました（{ $detail }）。
bot-not-loaded = { $bot }を読み込めません：{ $detail }。
bot-changed = ゲーム中に変更されました：{ $detail }。最後のゲームは残しません。もう一度始めてください。
touches-unknown = この状態では、席{ $seat }のどのピースが最後の仕上げかわからないため、ほかの人から隠せません。コンパイルされた状態には残りません。ゲームの終わりはインタプリタのエンジンで行ってください。
store-damaged = { $path }、{ $line }行目：アリーナのゲームではありません。ファイルはそのままです。
store-other-setup = { $path }には別の大会のゲームが入っています。別のファイルか、同じボットと設定を指定してください。
store-other-identity = { $path }には別のもののゲームが入っています。異なるもの：{ NAME($what, of: "differs") }（{ $details }）。別のファイルを指定してください。
store-identity-unknown = { $path }には{ $wanted }ゲームのうち{ $held }ゲームがありますが、どのボットが遊んだかわかりません（識別不明）。読むことはできますが、ゲームは加えません。別のファイルを指定してください。
differs-bot = ボット
differs-puzzles = パズルまたは版
differs-rules = ルールのバージョン
differs-engine = エンジン
differs-package = プログラムのバージョン

language-unknown = { $found }のテキストはありません。言語は{ $known }です。
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
    [solo] ソロは1人用です。{ $found }人ではありません。
   *[other] この設定の「{ NAME($variant, of: "variant") }」（「{ NAME($edition, of: "edition") }」）は{ $fewest }〜{ $most }人用です。{ $found }人ではありません。{ $more ->
        [deluxe] デラックス版の箱でより多く、ゴーストピースで6人まで遊べます。
        [expansion] ゴーストピースで6人まで遊べます。
        [either] ゴーストピースかフェニックスで6人まで遊べます。
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] このゲームには黒パズルが{ $needed }枚必要です。{ $found }枚しかありません。
   *[white] このゲームには白パズルが{ $needed }枚必要です。{ $found }枚しかありません。
}
options-set-needs-expansion = パズルセット{ $set }は拡張「{ NAME($expansion, of: "expansion") }」のものです。その拡張も選んでください。
seats-count = 指定された席は{ $found }、ゲームは{ $wanted }人です。全員分を指定してください。
