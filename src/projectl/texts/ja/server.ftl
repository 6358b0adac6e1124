# サーバーの言葉:要求の拒否、テーブルのメッセージ。


# $number は1から数えた席、$seat はプログラムのように0から数えた席。

command-unknown-seat = 席{ $seat }はありません。席は0から{ $last }です。
seat-not-yours = 席{ $number }はあなたの席ではありません。
seat-taken = 席{ $number }は埋まっています。
seat-is-open = 席{ $number }には誰もいません。
seat-not-handed-over = 席{ $number }はすでにあなたが遊んでいます。
seat-handed-over = 席{ $number }はボットが遊んでいます。先に席に戻ってください。
seat-resigned = 席{ $number }のプレイヤーは投了しました。
seat-clock-empty = 席{ $number }は時間切れのため、ボットが続けます。
not-the-host = ゲームを作った人だけができます。
game-not-started = すべての席が埋まるとゲームが始まります。
game-has-started = ゲームはもう始まっています。ボットに任せるか、投了してください。
game-is-over = ゲームは終わりました。
game-not-over = ゲームはまだ終わっていません。
game-unknown = そのゲームはありません。
rematch-exists = 再戦はもう作られています。
takeback-range = 戻れるのはアクション0から{ $last }までです。{ $found }ではありません。
takeback-open = やり直しの依頼がもう出ています。先に返事をしてください。
takeback-none = やり直しの依頼はありません。
takeback-other-rules = このゲームはルールのバージョン{ $found }で始まったため、バージョン{ $known }ではアクションをやり直せません。
clock-not-expired = 席{ $number }の時間はまだ残っています。
command-id-used = コマンドID { $id } は別のコマンドで使われています。
name-wanted = 名前は1から{ $limit }文字の表示できる文字です。
chat-wanted = メッセージは1から{ $limit }文字の表示できる文字です。
clock-seconds = 持ち時間は1秒以上必要です。
setup-seats = 指定された席は{ $found }、プレイヤーは{ $wanted }人です。1人に1席ずつ指定してください。
identity-wanted = どなたですか？ 先にゲストとして登録してください。
origin-refused = このページからこのサーバーには接続できません。
host-refused = このサーバーはその名前では応答しません。
too-many = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
too-many-games = 終わっていないゲームが多すぎます（上限：{ $limit }）。先にどれかを終わらせてください。
too-many-sets = 終わっていないゲームと今日始めたゲームの自作パズルセットが{ $limit } KiBを超えます。どれかを終わらせるか、明日もう一度お試しください。
too-many-mutes = ミュートしたプレイヤーが多すぎます（上限：{ $limit }人）。先に誰かのミュートを解除してください。
too-large = リクエストが大きすぎます。
message-malformed = メッセージを読み取れません：{ $reason }。
address-malformed = アドレスを読み取れません。
few-open-files = このシステムでサーバーが同時に開けるファイルと接続は{ $found }個だけです。{ $wanted }個以上をおすすめします（ulimit -n、または systemd ユニットの LimitNOFILE）。
not-stored = あなたの手を保存できませんでした。もう一度お試しください。
server-stopping = サーバーを停止しています。
replay-other-rules = このゲームはルールのバージョン{ $found }で始まったため、バージョン{ $known }では手番ごとに再生できません。
replay-too-long = このゲームは長すぎて再生できません（上限：{ $limit }アクション）。
server-busy = サーバーが混み合っています。しばらくしてもう一度お試しください。
database-away = データベースが応答しません。しばらくしてもう一度お試しください。
game-unreadable = このゲームはもう開けないため、レートに数えずに閉じられました。記録はまだダウンロードできます。
not-ready = サーバーのこの部分が動いていません：{ $part }（{ $reason }）。
not-ready-database = データベースが応答しません（{ $reason }）。
not-ready-database-deleted = サーバーの動作中にデータベースのファイルが削除されました。元に戻るまで何も保存されません。
not-ready-database-replaced = サーバーの動作中にデータベースのファイルが差し替えられました。新しいファイルを使うにはサーバーを再起動してください。
not-ready-disk = ディスクがいっぱいです。空きができるまで何も保存できません。
not-ready-journal = データベースが書き込みを受け付けません（{ $reason }）。
not-ready-news = このプロセスに他のプロセスからの知らせが届きません（{ $reason }）。
not-ready-leases = このプロセスはボットと持ち時間を動かせません（{ $reason }）。
not-ready-sweep = ゲームの定期的な整理に失敗しています（{ $reason }）。
not-ready-orders = サーバーの管理者の指示が届きません（{ $reason }）。
internal-error = サーバーで問題が起きました。

## テーブルのチャットでのサーバーの言葉

notice-name = サーバー
notice-expires = 長い間、誰も遊んでいません。誰も遊ばなければ、{ $day }にこのゲームを閉じます。

## アカウント

account-exists = すでにアカウントがあります。
account-wanted = これにはアカウントが必要です。
name-taken = 名前{ $name }はすでに使われているか、使われている名前に似すぎています。別の名前を選んでください。
name-reserved = 名前{ $name }はゲームのために予約されています。別の名前を選んでください。
reserved-names = サーバー, システム, 管理者, 管理人, 運営, モデレーター, ホスト, サポート, ボット
password-wanted = パスワードは{ $least }から{ $limit }文字です。
login-wrong = 名前かパスワードが違います。
session-unknown = そのセッションはありません。
player-unknown = そのプレイヤーはいません。

## レート戦にできない理由

rated-account = レート戦にはアカウントが必要です。
rated-one-seat = レート戦では1人1席です。
rated-players = レート戦には2人以上が必要です。
rated-bots = レート戦にボットは入れません。
rated-handover = レート戦ではボットに任せられません。投了はできます。
rated-clock = レート戦には持ち時間が必要です。
rated-expiry = 3人以上のレート戦では、時間切れの人の代わりにボットが続けます。ゲームは終わりません。
rated-own-puzzles = 自作パズルのゲームはレート戦にできません。
# サーバーに送るクライアントがないときにブラウザが表示するもの。
client-missing = ゲームのページが作られていません
client-missing-about = サーバーは動いていますが、ブラウザ用のクライアントなしでソースから起動されました。フォルダーで「make client」を実行し（Node.js が必要です）、このページを読み込み直してください。プログラムはもう遊べます：docs/protocol.md を参照。

## `projectl admin` でできないこと

settings-fault = この設定は使えません。{ $source }：{ $fault }。
database-address = データベースは { $wanted } の形で指定します。{ $found } ではありません。
admin-no-database = { $path } にデータベースはありません。--database で別のものを指定するか、先にサーバーを起動してください。
admin-other-schema = データベースのスキーマは{ $found }、このプログラムは{ $wanted }です。次で更新してください：projectl admin migrate
admin-newer-schema = データベースはこのプログラムの新しいバージョンのものです（スキーマ{ $found }、対応は{ $wanted }まで）。そのバージョンをインストールするか、--database で別のデータベースを指定してください。
database-in-use = { $path }では別のサーバーがすでに動いています。そちらを使うか、先に止めてください。
database-damaged = { $path }は壊れているか、データベースではありません。何も変更していません。バックアップを戻すには：projectl admin restore ファイル
database-disk-full = { $path }のディスクがいっぱいです。何も変更していません。空きを作って、もう一度試してください。
database-unusable = { $path }を使えません：{ $reason }。読み書きの権限を確かめるか、--database で別のデータベースを指定してください。
database-unreachable = { $address }のデータベースに接続できません：{ $reason }。アドレスと、動いているかどうかを確かめてください。
admin-file-exists = { $path } はすでにあります。別の名前を選んでください。
admin-no-file = ファイル { $path } はありません。
admin-no-folder = フォルダー{ $path }がありません。先に作るか、別のフォルダーを選んでください。
admin-no-backup = { $path } はこの種類のデータベースのバックアップではありません。
admin-tool-missing = { $tool } が必要です。PostgreSQL のクライアントプログラムに含まれています。先に入れてください。
admin-tool-failed = { $tool } が失敗しました：{ $reason }。

## 以前の版のデータベースを更新しているあいだに言うこと

migration-copying = 更新の前に、データベースを{ $path }にコピーしています…
migration-copy-part = コピー済み：{ $percent } %
migration-copied = 更新前のデータベースは{ $path }にあります。問題がなければ、このファイルは削除できます。
migration-step = 手順{ $step }/{ $steps }：{ $what }…
migration-no-copy = データベースを{ $path }にコピーできません：{ $reason }。何も変更していません。空き容量を確保してからやり直してください。
migration-failed = データベースを更新できません：{ $reason }。何も変更していません。
