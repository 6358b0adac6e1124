# 端末のゲームとその他のコマンド。


## プレイ。コマンドの言葉と記法はどの言語でも同じ

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = アクションを使い切りました。Enter で手番を終えます。

## 質問

ask-take =
    { $decks ->
        [yes] どのパズルですか？ カードの番号、またはデッキの一番上なら white か black。Enter で戻ります。
       *[no] どのパズルですか？ カードの番号。Enter で戻ります。
    }
ask-give = どのピースを渡しますか？ Enter で戻ります。
ask-get = { PIECE($piece) }の代わりに何を受け取りますか？ Enter で戻ります。
ask-piece = どのピースですか？ Enter で戻ります。
ask-puzzle = { PIECE($piece) }をどのパズルに置きますか？ Enter で戻ります。
ask-way = 置き方は{ $count }通りです。どれにしますか？ Enter で戻ります。
ask-ghost = どのゴーストピースを分割しますか？ Enter で戻ります。
ask-split = { PIECE($piece) }をどのピースに分割しますか？ Enter で戻ります。
ask-recycle = どの列をリサイクルしますか？ Enter で戻ります。
ask-order = どの順でデッキの底に戻しますか？ 上になるものが先です。Enter で { $slots } のまま。
order-wrong = { $slots } を1回ずつ書いてください。例：{ $slots }。
level-skipped = リザーブにレベル{ $level }のピースがないため、次のレベルになります。
answer-number = { $numbers }から選んでください。
puzzle-to-fill =
    { $colour ->
        [black] 黒パズル、{ $points }ポイント、空き{ $open }
       *[white] 白パズル、{ $points }ポイント、空き{ $open }
    }
puzzle-numbered = パズル{ $slot }
way-completes = { $number } 完成
row-of =
    { $deck ->
        [black] 黒の列
       *[white] 白の列
    }
group-up = 上
group-same = 同じレベル
group-lower = 下

## ゲームの周り

pass-to = { $name }、あなたの手番です。Enter を押してください。
ask-seat = 誰が行動しますか？ 2つの手番が同時に進みます。
nobody-else = 今は他に行動できる人がいません。
left = またお会いしましょう。
menu-number = 選択肢は1から{ $last }です。他の言葉は help をご覧ください。
press-enter = Enter を押してください。
look-which = 誰のプレイヤーマットを見ますか？ look 1 から look { $last } までです。
ask-save = ゲームを保存しますか？ ファイル名を入力するか、Enter で保存せずに終わります。
ask-overwrite = { $path } はすでにあります。上書きしますか？ y か n
yes-letter = y
no-words = n no いいえ
saved = { $path } に保存しました。
save-not-done = 何も保存しませんでした。
save-needs-name = ファイル名を付けてください。例：save game.txt

## ヘルプ

help-turn =
    手番では3つのアクションを自由に組み合わせます：
    – パズルをとる。自分の前に置ける未完成のパズルは4枚まで
    – レベル1のピースをとる
    – ピースを1レベル、アップグレードする。同じレベルか低いレベルのものとも交換できる
    – ピースを自分のパズルに置く。完成するまで動かせない
    – マスターアクション（1手番に1回）：複数のパズルに1個ずつ置く
help-deck = 表向きのパズルの代わりに、デッキの一番上を表を見ずにとれます。
help-recycle = リサイクルでは、列をまるごと好きな順でデッキの底に戻し、新しく並べます。
help-ghost =
    ゴーストピースは5マスです。その形になるピースに分割でき、同じアクションで各パズルに1個ずつ置けます。
    報酬の矢印は、1つにつきピースを1レベル、アップグレードします。
help-ambassador = 完成したアンバサダーのパズル1枚につき、アンバサダーアクションを1回使えます。マスターアクションと同じですが、その手番のマスターアクションは減りません。
help-endless = 白のデッキがなくなると、完成した白パズルが新しいデッキになります。
help-solo =
    あなたの手番の後、相手はロックのない縦列から最もポイントの高いパズルをとります。その後、相手のピースと他の各縦列のロック1個ずつがその縦列に移ります。
    ロックされた縦列からとると、ロックが1個相手に移ります。勝つには相手より多くのポイントが必要です。同点は相手の勝ちです。
help-line-clear = 2人が同時に、自分のマーカーの列で行動します。seat でキーボードの前の人を替えます。
help-end-exact = 3つのアクションをすべて使います。使い切ったら Enter で手番を終えます。
help-end-early = 手番はいつでも終えられます。使い切ったら Enter で終えます。
help-unfinished = 最後に、未完成のパズルはそのポイントの分だけ減点です。
help-completing =
    埋まったパズルは完成です。ピースが戻り、報酬（カードの右上）を得て、最後にポイント（左上）になります。
    ゲームを終わらせるデッキがなくなると、そのラウンドを終え、もう1ラウンド行います。その後、最後の仕上げです。
help-typing =
    番号で選ぶか、アクションを全部または一部入力してください：
    – take 3、take white、piece、exch I2 V3、master、end
    – place V3@2 b2b3c3 は、V3 を自分のパズル2の b2、b3、c3 のマスに置きます（文字は列、数字は行）
    – place V3 は残りを質問します
help-commands =
    他の言葉：
    – undo は最後のアクションを元に戻します
    – legal はすべてのアクション、look 2 はプレイヤーマット、pile は自分のパイル、log は出来事を表示します
    – save ファイル、quit
help-touches =
    未完成のパズルにサプライのピースを何個でも置けます。1個につき1ポイント減点です。ピースは戻らず、報酬もありません。
    終えたときに埋まっているパズルはポイントになります。版によっては、埋まっていないパズルは減点です。終わったら done と入力します。
help-choice-reward = 報酬のピースがリザーブにありません。代わりを選んでください。
help-choice-level-up = 矢印はサプライのピースをアップグレードします。どれかを選ぶか、「使わない」を選んでください。
help-choice-order = 複数のパズルが完成しました。先に受け取る報酬を選んでください。後の矢印で先の報酬をアップグレードできます。
help-sequence-master = マスターアクション：サプライのピースを各パズルに1個ずつ。順に置いて確定するか、やめてください。
help-sequence-ambassador = アンバサダーアクション：サプライのピースを各パズルに1個ずつ。順に置いて確定するか、やめてください。
help-sequence-ghost = 新しいピースを今、各パズルに1個ずつ置けます。確定すると残りはサプライに残り、やめると分割が元に戻ります。
help-sequence-recycle = 列のパズルを、デッキの底に戻す順に選んでください。上になるものが先です。やめることもできます。

## 始めのメニュー

begin-about = ボードゲームの非公式なターミナル版です。名称とゲームの権利はそれぞれの所有者にあります。
begin-enter = Enter
begin-play = 遊ぶ
begin-players = プレイヤー
begin-game = ゲーム
begin-edition = 版
begin-expansions = 拡張
begin-piles = パイル
begin-resume = 保存したゲームを続ける
begin-none = なし
begin-piles-open = 得点を公開
begin-piles-hidden = 裏向き
begin-other = 番号で設定を変え、q で終わります。
begin-no-expansions = この版に拡張はありません。
begin-solo-players = ソロは1人で遊びます。
ask-players = 誰が遊びますか？ 人数、または human greedy random のような一覧。Enter で戻ります。
ask-variant = どのゲームですか？ Enter で戻ります。
ask-difficulty = 難易度は？ Enter で標準。
ask-edition = どの版ですか？ Enter で戻ります。
ask-expansion = どの拡張を入れますか、外しますか？ Enter で戻ります。
ask-resume = どのファイルですか？ Enter で戻ります。

## puzzles、verify、replay

puzzles-heading = { $title }（{ $origin }）：白{ $white }、黒{ $black }
puzzles-svg-written = 絵を { $path } に書き出しました
verify-verdict = { $path }：{ $verdict }
replay-set-up = ゲームの準備ができました。
replay-action = { $name }：{ $action }。{ $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter で進む、b で戻る、番号でそのアクションへ、q で終わる。

## `projectl --help` の言葉

cli-about = ボードゲーム Project L：遊ぶ、パズルを見る、ゲームを再生し検証する。
cli-play = キーボードで、1人で、他の人と、またはボットと遊びます。
cli-puzzles = パズルのセットをターミナルと画像で表示します。
cli-replay = ゲーム記録を1手ずつ再生します。
cli-verify = ゲーム記録を再生し、結果を比べます。
cli-serve = ブラウザやプログラムで、ネットワーク越しに遊べるようにします。
cli-selfcheck = すべてのモードで多くのゲームを行い、ルールが守られるか確かめます。
cli-train = 学習するボットのネットを訓練します。
cli-train-mode = solo か table。省略すると両方。判定役のネットは judge。
cli-quick = 短い訓練。モードがなければ table のネット。
cli-minutes = 決まったゲーム数の代わりに、この分数だけ訓練します。
cli-resume-training = 最後のチェックポイントから続けます。
cli-folder = ネットの置き場所。
cli-train-seed = 乱数の始まり。別の数なら別のネットになります。
train-progress = { $mode }、{ $games }ゲーム
train-done = ネットを { $net } に、学習曲線を { $curve } に書き出しました。
train-judge-done = ネットを { $net } に書き出しました。取り分けておいたゲームでのブライアスコア: { $brier }
train-stopped = { $games }ゲームで止めました。--resume で続けられます。
train-finished = { $net }は完成しています。続けるものはありません。別の訓練には --folder で別のフォルダーを指定してください。
train-occupied = { $path }はすでにあり、新しい訓練で上書きされます。--resume で続けるか、--folder で別のフォルダーを指定してください。
training-mode-unknown = 訓練 { $found } はありません。使えるもの：{ $known }。
cli-bots = ボットをレベルとともに一覧表示します。
cli-arena = ボット同士を対戦させ、評価します。
cli-cluster = Ray クラスターで行います。先頭ノードのアドレス、または local。
cli-bench-bots = ボットの考える速さを測ります。
cli-bench-turns = planner が行う手番の数。
cli-strength = 公開しているとおりにボットの強さを測ります。
cli-strength-rows = 行う測定。省略するとすべて。
cli-strength-series = 配り方の系列。省略すると最後に名付けたもの。
cli-strength-folder = ゲームを置くフォルダー。中断した測定を続けられます。
cli-strength-page = 表を書き込む文書のページ。
strength-unknown = 測定 { $found } はありません。あるもの：{ $known }。
strength-series-unknown = プレイできる系列 { $found } はありません。あるもの：{ $known }。
strength-series-uncommitted = 系列 { $series } はまだどのコミットにもありません。名前をコミットし、そのコミットを横に記してからプレイしてください。
cli-solo = ソロの相手に対するボットの強さを測ります。
cli-contestants = projectl bots にあるボットの名前、または自作の file.py:Class。
cli-series = 配り方の系列の名前。同じ名前なら同じ配り方です。
cli-seconds = 1アクションにボットが考えられる時間。
cli-store = 終わったゲームの置き場所。中断しても続けられます。
arena-stopped = 止めました。終わったゲームは { $path } に残っています。同じコマンドで続けられます。
arena-stopped-unkept = 止めました。ゲームは保存されていません。次は --store でファイルを指定してください。
arena-more-games = 行ったゲーム：{ $games }、指定：{ $asked }。同じ配り方を、すべての席順で行います。
arena-first-player = ファーストプレイヤーの勝利：{ $share }（{ $interval }、均等なら{ $even }）。
arena-rounds = ラウンド：平均{ $mean }、{ $least }から{ $most }。
arena-series = 系列 { $series }。ボット：{ $bots }。
arena-forfeit = 不戦敗：{ $what }
sprt-shares = 逐次検定には 0 から 1 の間の割合が2つ、小さいほうから必要です。{ $low } と { $high } は使えません。
sprt-bots = 逐次検定は2人用の卓で2つのボットを比べます。{ $bots } は使えません。
cli-sprt = 最初のボットの割合がどちらか分かった時点でやめます：--sprt 0.5 0.55。誤りはそれぞれ5 %。
arena-sprt =
    逐次検定、配札 { $deals } 回：{ $verdict ->
        [low] 割合は { $high } より { $low }。
        [high] 割合は { $low } より { $high }。
       *[open] { $low } か { $high } か未定。
    }
cli-record-games = すべてのゲームの記録をこのフォルダーに書きます。
records-occupied = このフォルダーにはすでに { $file } があります。別のフォルダーを指定してください。
cli-csv = 表をこのファイルにも書き出します。
cli-html = グラフのページをこのファイルにも書き出します。
cli-admin = サーバーの管理者用：バックアップ、ゲーム、アカウント。サーバーは動いたままで構いません。
cli-admin-backup = データベースのバックアップを新しいファイルに書き出します。
cli-admin-restore = データベースの中身すべてをバックアップで置き換えます。
cli-admin-list = ゲームを新しい順に一覧表示します。
cli-admin-close = ゲームを終わらせます。プレイヤーには知らせます。
cli-admin-delete = ゲームを、行われたことと発言ごと削除します。
cli-admin-players = アカウントを一覧表示します。
cli-admin-reset-password = アカウントに新しいパスワードを付け、表示します。
cli-admin-migrate = データベースの表を更新します。サーバーは起動時に自動で行います。
cli-bench = 速さを測ります。
cli-bench-judge = 判定役の勝率がどれだけ当たるかを測ります。
cli-bench-judge-minutes = この分数が過ぎたら対局を止めます。
bench-judge-left = 系列のゲーム：{ $games } / { $all }。同じコマンドで続きます。
cli-bench-server = 1000ゲームでサーバーを測ります。約5分。
cli-bench-crash = 負荷の中でサーバーを落とし、メッセージを壊します。何も失われてはなりません。約9分。
cli-bench-history = 終わったゲームが非常に多いサーバーを測ります。約10分。
cli-bench-history-games = 終わったゲームの数。
cli-bench-chaos = 遊んでいる間にあらゆる障害を起こします（再起動、満杯のディスク、大量の通信）。何も失われてはなりません。最大15分。
cli-bench-database = sqlite か postgresql。その種類の新しいデータベースを作り、後で消します。
cli-bench-lab = エージェント用の環境を PettingZoo・pgx と1コアで比べて測ります。
cli-bench-engine = エンジンを python-chess と比べて測ります。
cli-version = バージョンを表示して終わります。
cli-language = 使う言語。どのコマンドの後でも指定できます：cs、de、en、es、fr、it、ja、ru、uk。
cli-edition = deluxe-2019、retail-2020、revised-2021、rulebook-2023。
cli-players = プレイ人数。ソロは1。
cli-variant = standard、solo、line-clear。
cli-difficulty = ソロ用：standard、challenging、unbeatable、no-mercy。
cli-expansion = ghost、ambassador、phoenix。何度でも指定できます。
cli-deluxe = 選べる版で、デラックス版の箱を使います。
cli-known-scores = 得点を公開して遊びます。
cli-endless-white = エンドレスホワイトで遊びます。
cli-own-puzzles = 自作のパズルファイル。何度でも指定できます。
cli-seats = 誰が遊ぶか。例：human,level:4。各席に human かボット（projectl bots で一覧）。自作（FILE.py:Class）も使えます。
cli-solo-difficulty = 相手の強さ。省略すると unbeatable。何度でも指定できます。
cli-seed = シャッフルの元。同じシードなら同じゲームです。
cli-resume = 保存したゲームを続けます。
cli-sets = 内蔵セットかパズルファイル。省略するとすべての内蔵セット。
cli-svg = パズルをこのファイルに描きます。
cli-record = ゲーム記録。
cli-list = 1手ずつではなく、すべてのアクションを言葉で一覧表示します。
cli-games = ゲームの数。
cli-workers = プロセスの数。
cli-json = JSON オブジェクトを1つ出力します。
cli-picture = 数値をこのファイルに描きます。
cli-lan = サーバーをネットワークに開きます。なければこのコンピューターでだけ遊べます。
cli-port = 待ち受けるポート。省略すると 8421。
cli-database = sqlite:///パス または postgresql://ユーザー@ホスト/名前。
cli-config = 設定の TOML ファイル。
cli-open = ブラウザでゲームを開きます。ポートが使用中なら、次の空いているポートで待ち受けます。
cli-processes = 一緒に動かすプロセスの数。2つ以上には PostgreSQL が必要です。
cli-logs = ログの形：people（問題だけ）、text、json、auto（ターミナルでは people、他は json）。

## `projectl serve` の言葉

serve-processes-alone = 複数のプロセス（ここでは{ $count }個）を一緒に動かせるのは PostgreSQL だけです。ファイルのデータベースは1つのプロセスのものです。--database postgresql://ユーザー@ホスト/名前 を加えてください。
serve-running = サーバーはすでに { $address } で動いています。
serve-port-taken = ポート { $port } は他のプログラムが使っています。--port で別のものを選んでください。
serve-port-forbidden = ポート { $port } はこのユーザーには使えません。--port で1023より大きい番号を選んでください。
serve-host-unknown = { $host } はこのコンピューターのアドレスではありません：{ $reason }。設定 host を省くか、別のアドレスを指定してください。
serve-ready = Project L の準備ができました：{ $address }
serve-only-here = このコンピューターからだけ遊べます。他の人も入れるには：{ $command }
serve-others = 同じネットワークの人は { $address } か、このコードから：
serve-others-named = 他の人は { $name } から入れます。
serve-stop = Ctrl+C で止まります。ゲームはすべて保存されています。
serve-stopped = 止まりました。途中のゲームは次回、続きから遊べます。
log-database = データベースが正しく応答しません：{ $reason }
log-bot = ボットの手番で問題が起きました（{ $event }：{ $reason }）。ゲームは続きます。
log-game = 開けないゲームがあります（{ $reason }）。他のゲームは続きます。
log-other = 問題が起きました（{ $event }：{ $reason }）。--logs text で起動すると詳しく読めます。

## `projectl selfcheck` の表示

selfcheck-title = モードごとの検査したゲーム
selfcheck-running = プレイと検査中
selfcheck-rate = { $rate }ゲーム/秒
selfcheck-mode = モード
selfcheck-games = ゲーム
selfcheck-steps = 手数
selfcheck-completions = 完成
selfcheck-reward-choices = 報酬
selfcheck-order-choices = 順番
selfcheck-masters = マスター
selfcheck-level-ups = レベル
selfcheck-splits = 分割
selfcheck-ambassadors = アンバ
selfcheck-recycles = リサイ
selfcheck-deck-takes = デッキ
selfcheck-reshuffles = 再混ぜ
selfcheck-early-ends = 早終
selfcheck-cancels = 取消
selfcheck-triggers = 終盤
selfcheck-dead-ends = 手詰
selfcheck-caps = 上限
selfcheck-touches = 仕上げ
selfcheck-violation = 違反：{ $what }
selfcheck-missing = { $mode }で一度も起きませんでした：{ $thing }
selfcheck-ok = { $minutes }分で{ $games }ゲーム：問題はありません。
selfcheck-few = { $minutes }分で{ $games }ゲーム：問題はありません。1つのモードで{ $enough }ゲームより少ないときは、起きなかったことがあっても問題ではありません。
selfcheck-found = { $minutes }分で{ $games }ゲーム：{ $found }件の問題が見つかりました。
selfcheck-interrupted = { $games }ゲーム、{ $minutes }分で中断しました。
bench-net-database = { $found } での測定はありません。使えるもの：{ $known }。
bench-net-no-postgres = PostgreSQL を起動できません：{ $what }。サーバー（initdb と pg_ctl）を入れてください。
bench-net-stage-prepare = 新しいデータベースを満たしています…
bench-net-stage-durable = サーバーを測っています…
bench-net-stage-volatile = 同じサーバーを保存なしで測っています…
bench-net-stage-echo = 単純な websocket の応答を測っています…
bench-net-stage-crash = プレイしながら落としています…
bench-net-stage-chaos = あらゆる障害を起こしながらプレイしています…
bench-net-stage-faults = メッセージを壊しています…
bench-net-stage-check = 記録を読み直しています…
bench-net-title = { $backend } のサーバー
bench-net-raised = 測定のために上げた制限：{ $limits }。
bench-net-realtime = サーバー、データベース、クライアントは他のすべてのプロセスより優先されました（chrt --rr 1 と同じ）。
bench-net-missed = 未達：{ $figures }。
bench-net-processes = サーバーのプロセス
bench-net-load = 開始時のコンピューターの負荷
bench-net-load-after = 終了時のコンピューターの負荷
bench-net-restart-s = 全ゲームでの起動から準備完了まで、秒
bench-net-connect-s = すべての websocket の接続、秒
bench-net-games = 進行中の4人ゲーム
bench-net-sockets = websocket
bench-net-clients = プレイヤーの websocket
bench-net-actions = 測定中のアクション
bench-net-errors = エラー
bench-net-p50-ms = 送信から確認まで、半数、ms
bench-net-p99-ms = 送信から確認まで、100のうち99、ms
bench-net-max-ms = 送信から確認まで、最長、ms
bench-net-kib-per-game = 進行中の1ゲームとプロセスあたりのメモリ、KiB
bench-net-kib-per-socket = 待機中の websocket あたりのメモリ、KiB
bench-net-cpu-us-per-action = 1アクションのプロセッサ時間、µs
bench-net-durable-over-volatile-cpu = プロセッサ時間、× 保存なし
bench-net-volatile-over-echo-cpu = 保存なしのプロセッサ時間、× 単純な応答
bench-net-kills = kill -9
bench-net-acknowledged = 確認されたアクション
bench-net-lost = うち失われたもの
bench-net-doubled = 2回または拒否後に行われたもの
bench-net-resume-s-max = サーバーの復帰から最後の挨拶まで、最大、秒
bench-net-back-s-max = 落ちてから復帰まで、最大、秒
bench-net-views-checked = 記録と比べた表示
bench-net-views-wrong = うち誤り
bench-net-log-faults = サーバーのログの例外とエラー
bench-net-cut = 回線ごと切れたメッセージ
bench-net-delayed = 2つに分かれたメッセージ
bench-net-duplicated = 2回送られたメッセージ
bench-net-reordered = 順番の違うメッセージ
bench-net-garbage = 無意味なメッセージ
bench-net-faults-acknowledged = それでも確認されたもの
bench-net-faults-lost = うち失われたもの
bench-net-faults-doubled = 2回または拒否後に行われたもの
bench-net-faults-views-wrong = 記録と違う表示
bench-net-answers-5xx = 内部の障害を伝える応答（5xx）
bench-net-stage-fill = 終わったゲーム{ $games }件を作って書き込んでいます…
bench-net-stage-migrate = 表を更新しています…
bench-net-stage-start = サーバーを起動しています…
bench-net-stage-ask = ゲームの少ないサーバーと多いサーバーに交互に問い合わせています…
bench-net-stage-alone = ゲームが非常に多い人について問い合わせています…
bench-net-finished-games = 終わったゲーム
bench-net-fill-s = 書き込み、秒
bench-net-database-mib = 更新前のデータベースの大きさ、MiB
bench-net-migrate-s = 表の更新（事前のコピーを含む）、秒
bench-net-start-s = 起動から準備完了まで、秒
bench-net-start-few-s = ゲームが少ないときの起動、秒
bench-net-callback-ms-max = イベントループの最も長いコールバックのプロセッサ時間、ms
bench-net-lists-ratio = 一覧、ゲームが少ないときの何倍か
bench-net-profile-ratio = プロフィール、ゲームが少ないときの何倍か
bench-net-export-ratio = エクスポート、ゲームが少ないときの何倍か
bench-net-busy-profile-ms = ゲームが非常に多い人のプロフィール、ms
bench-net-busy-mine-ms = その人のゲーム、ms
bench-net-busy-running-ms = その人の進行中のゲーム、ms
bench-net-busy-solo-ms = その人の終わったソロゲーム、ms
bench-net-busy-export-ms = その人のエクスポート、ms
bench-net-leave-ms = 25ゲームを持つ人の消去、ms
bench-net-leave-new-ms = ゲームを持たない人の消去、ms
bench-net-skipped = このコンピューターでは許されないため省略：{ $faults }。
bench-net-backups-wrong = 壊れていたバックアップ
bench-net-visit-s-max = 攻撃中の訪問者の最長の待ち時間、秒
bench-net-visitors-refused = 攻撃中に断られた訪問者
bench-net-memory-second-over-first = 2周目の後のメモリ、1周目の何倍か
bench-net-memory-mib = 1周目の後のサーバーのメモリ、MiB
bench-net-tasks-dead = 最後に止まっているサーバーのタスク
bench-net-moves-s-max = 障害の終わりから最後のテーブルが動くまで、最大、秒
bench-net-faults = 障害

## `projectl bench engine` の表示

bench-missing-peer = 比べる相手の { $package } が入っていません：pip install { $package }
bench-stage-record = 再生するゲームを行っています…
bench-stage-play = 速さを測っています…
bench-stage-start = 新しいプロセスの起動を測っています。約1分…
bench-title = エンジン：1コア、プロセッサ時間、3回の中央値
bench-figure = 項目
bench-value = 値
bench-target = 目標
bench-verdict = 判定
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = 達成
bench-missed = 未達
bench-versions = Python { $python }、python-chess { $chess }
bench-interpreted-over-chess = ランダムなゲーム、インタプリタ、× python-chess
bench-compiled-over-chess = ランダムなゲーム、コンパイル、× python-chess
bench-interpreted-replay-over-chess = 記録されたゲーム、インタプリタ、× python-chess
bench-compiled-replay-over-chess = 記録されたゲーム、コンパイル、× python-chess
bench-compiled-over-interpreted = ランダムなゲーム、コンパイル × インタプリタ
bench-chess-moves-per-s = python-chess、毎秒の手数
bench-interpreted-steps-per-s = ランダムなゲーム、インタプリタ、毎秒の手数
bench-interpreted-replay-steps-per-s = 記録されたゲーム、インタプリタ、毎秒の手数
bench-compiled-steps-per-s = ランダムなゲーム、コンパイル、毎秒の手数
bench-compiled-replay-steps-per-s = 記録されたゲーム、コンパイル、毎秒の手数
bench-clone-step-ns = 複製と1手、6人、ナノ秒
bench-batch-steps-per-s = 1回の呼び出しで数千ゲーム、実時間で毎秒の手数
bench-batch-steps-per-s-2-threads = 同じものを2スレッド同時に
bench-import-ms = import projectl.rules、ミリ秒
bench-state-bytes = コンパイル版の状態、バイト
bench-load = 開始時のコンピューターの負荷
bench-picture-title = 可能なアクション + 1手、毎秒
bench-picture-scale = 1コア、対数目盛。2人、revised-2021。× python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = インタプリタ、ランダムなゲーム
bench-bar-interpreted-replay-steps-per-s = インタプリタ、記録されたゲーム
bench-bar-compiled-steps-per-s = コンパイル、ランダムなゲーム
bench-bar-compiled-replay-steps-per-s = コンパイル、記録されたゲーム

## `projectl admin`

cli-admin-file = バックアップのファイル。
cli-admin-game = ゲームの ID。
cli-admin-name = アカウントの名前。
cli-admin-limit = 表示する数の上限。
cli-admin-status = open（募集中）、running（進行中）、over（終了）のゲームだけ。
cli-admin-player = この ID のプレイヤーの席があるゲームだけ。
cli-admin-yes = 確認なしで行います。
admin-ask-restore = データベースの中身すべてを { $file } で置き換えますか？
admin-ask-delete = { $count }ゲームを完全に削除しますか？
admin-backed-up = 書き出しました：{ $file }（{ $kib } KiB）。
admin-restored = { $file } から復元しました。動いているサーバーはすべて読み直しました。
admin-set-aside = 壊れたデータベースは { $path } として残してあります。
admin-closed = 閉じました：{ $game }。
admin-deleted = 削除しました：{ $game }。
admin-password = { $name }の新しいパスワードは { $password }
admin-migrated = スキーマは{ $before }から{ $now }になりました。
admin-none = ありません。
admin-one-of = { $found } は { $known } のどれでもありません。
admin-column-id = ID
admin-column-status = 状態
admin-column-variant = ヴァリエント
admin-column-seats = 席
admin-column-changed = 最後のアクション (UTC)
admin-column-name = 名前
admin-column-since = 登録 (UTC)
