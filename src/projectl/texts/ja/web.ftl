# ブラウザだけで使う言葉。

### ページ:はじめ、新しいゲーム、ロビー、対戦記録、ランキング、プレイヤー、アカウント、設定、このゲームについて

## すべてのページ

page-document-title = { $page } · project L
page-skip = 本文へ
page-home = Project L、ホームへ
page-nav = ページ
page-unofficial = 愛好者が作った非公式版です。
page-loading = 読み込み中…
page-try-again = 再試行
page-more = もっと表示
page-no-connection = サーバーが応答しません。接続を確認して、もう一度お試しください。
page-fault = 問題が起きました。もう一度お試しください。
nav-learn = 学ぶ
nav-lobby = ロビー
nav-records = 対戦記録
nav-ladder = ランキング
nav-rules = ルール
nav-account = アカウント
nav-settings = 設定
nav-about = このゲームについて
missing-title = ページが見つかりません
missing-lead = ここにページはありません。ゲームが終わったか、リンクが不完全なのかもしれません。
missing-start = ホームへ

## はじめ

start-title = ホーム
start-display = 小さなピースが、ぴったり収まる。
start-about = パズルを埋めて大きなピースを手に入れ、もっと大きなパズルを埋めるゲームです。1ゲーム約20分。
start-play-now = 今すぐ遊ぶ
start-change = 変更
start-name = あなたの名前
start-default-names = かえで, こいし, クローバー, こまどり, ねず, かわうそ, ほうき星, はしばみ
start-what-solo = あなた 対 仮想の相手
start-what-bots = あなた 対 ボット{ $bots }体
start-what-screen = 1つの画面で{ $people }人
start-what-mixed = { $people }人とボット{ $bots }体
start-what-open = 空席{ $free }のテーブル
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = レベル{ $level } · { $edition }
start-detail-plain = { $edition }
start-running = 進行中のゲーム
start-your-turn = あなたの手番です：{ $names }とのゲーム
start-game-with = { $names }とのゲーム
start-game-alone = ソロのゲーム
start-waiting = あと{ $free }人を待っています
start-round = 第{ $round }ラウンド
start-resume = 再開
start-resume-named = 再開：{ $names }
start-ways = 他の遊び方
start-way-solo = ソロ
start-way-solo-about = 仮想の相手との対戦：標準、難しい、無敵
start-way-solo-explained = あなたの手番が終わるたびに、相手はロックのない縦列で一番よいパズルをとります。最後に相手よりポイントが多ければ勝ちです。
start-way-friends = 友だちと
start-way-friends-about = 自分のテーブルにリンクかQRコードで招待
start-way-friends-explained = テーブルを開いてリンクを共有します。全員が席に着くと始まります。空席にはボットを入れられます。
start-way-screen = 1つの画面
start-way-screen-about = 数人で1台の端末を使う
start-way-screen-explained = 全員がこの端末で遊びます。手番が終わったら次の人に渡してください。
start-lobby-about = 開いているテーブルと観戦できるゲーム
start-lobby-counts =
    { $open ->
        [0] 開いているテーブルなし
       *[other] 開いているテーブル：{ $open }
    } · { $running ->
        [0] 観戦できるゲームなし
       *[other] 観戦できるゲーム：{ $running }
    }
start-names = プレイヤー
start-name-of = プレイヤー{ $number }の名前
start-all-options = すべての設定
start-open-table = テーブルを開く
start-begin = 始める
start-new-here = はじめてですか？
start-fit = 赤の正方形をすき間に置く
start-fits = ぴったりです。ゲームはこれだけ。パズルを埋めると、置いたピースが戻り、新しいピースも1個もらえます。

## 新しいゲーム

new-title = 新しいゲーム
new-lead = 変えたいところだけ変えてください。残りは標準のままです。組み合わせられないものには理由が出ます。
new-group-game = ゲーム
new-group-players = プレイヤー
new-group-extras = 拡張と追加
new-group-table = テーブル
new-summary = このゲーム
new-begin = 始める
new-open = テーブルを開く
new-variant = ヴァリエント
new-variant-about = ゲームの遊び方です。
new-difficulty = 難易度
new-difficulty-about = 相手が最初に持つピースの数です。
new-edition = 版
new-edition-about = ルールは版によって違います。どの版もその説明書どおりに遊べます。
new-players = プレイ人数
new-players-about = テーブルに着く人数です。ボットも数えます。
new-expansions = 拡張
new-expansions-about = パズルとアクションが増えます。この版にあるものから選べます。
new-deluxe = デラックス版
new-deluxe-about = 各形のピースが10個ではなく15個になります。大人数や拡張に使います。
new-known-scores = 得点を公開
new-known-scores-about = 全員が、他のプレイヤーの完成したパズルとポイントを見られます。
new-endless-white = エンドレスホワイト
new-endless-white-about = 白のデッキがなくなると、完成した白パズルをシャッフルして新しいデッキにします。
new-seats = 席
new-seats-about = 1人で複数の席に着き、端末を回して遊べます。
new-seat = 席{ $number }
new-seat-me = あなた
new-seat-here = この端末の別の人
new-seat-open = 空席
new-seat-bot = ボット、レベル{ $level }：{ $name }
new-seat-me-about = { $name }として遊びます。
new-seat-open-about = リンクを知っている人が座れます。
new-first = ファーストプレイヤー
new-first-about = 最初に手番を行う人です。残りは順番に続きます。
new-first-lot = ランダム
new-puzzles = 自作パズル
new-puzzles-about = 自作のパズルファイルを{ $most }つまで追加できます。
new-puzzles-file = パズルファイルを選ぶ
new-puzzles-type = パズルファイルを書くか貼り付ける
new-puzzles-text = パズルファイルのテキスト
new-puzzles-add = このパズルを追加
new-puzzles-remove = 外す
new-puzzles-remove-named = { $title }を外す
new-clock = 持ち時間
new-clock-about = 各自が使える時間です。
new-clock-none = なし
new-clock-none-about = 好きなだけ時間を使えます。
new-clock-turn = 1手番ごと
new-clock-turn-about = どの手番も同じ時間です。
new-clock-bank = ゲーム全体
new-clock-bank-about = ゲーム全体の持ち時間に、手番ごとに少しずつ加わります。
new-clock-days = 1手番ごとに数日
new-clock-days-about = 時々のぞいて遊びます。1ゲームに数週間かかります。
new-clock-turn-amount = 1手番の時間
new-clock-bank-amount = ゲームの時間
new-clock-days-amount = 1手番の時間
new-clock-increment = 手番ごとの追加
new-clock-turn-value = { $count }秒
new-clock-bank-value = { $count }分
new-clock-days-value = { $count }日
new-clock-expiry = 時間切れのとき
new-clock-expiry-bot = ボットが続ける
new-clock-expiry-end = ゲーム終了
new-caretaker = どのボット
new-caretaker-usual = 標準のボット
new-public = 公開
new-public-about = ロビーに表示されます。公開しなければ、リンクを知っている人だけが参加や観戦をできます。
new-rated = レート戦
new-rated-about = ランキングの対象です。全員にアカウント、1人1席、持ち時間が必要で、ボットは入れません。
new-rated-account = レート戦にはアカウントが必要です。先にアカウントのページで作ってください。
new-confirm = 手番を確定する
new-confirm-about = 確定するまで手番は終わらないので、最後のアクションも元に戻せます。

## ロビー

lobby-lead = テーブルに参加するか、ゲームを観戦してください。
lobby-new = テーブルを開く
lobby-open = 開いているテーブル
lobby-running = 観戦できるゲーム
lobby-none-open = 開いているテーブルはありません。
lobby-open-one = 開く
lobby-none-running = 今は公開ゲームがありません。
lobby-free = 空席
lobby-what = { $variant } · { $edition }
lobby-rated = レート戦
lobby-watch = 観戦
lobby-look = 見る
lobby-join = 参加

## 対戦記録

records-lead = 終わったゲームの再生、ダウンロード、検証ができます。
records-whose = 誰のゲーム
records-mine = 自分
records-public = 公開
records-variant = ヴァリエント
records-all-variants = すべてのヴァリエント
records-none = 終わったゲームはまだありません。
records-none-mine = あなたが終えたゲームはまだありません。
records-play = 遊ぶ
records-points = { $count }ポイント
records-ended-played = 最後までプレイ
records-ended-agreed = 合意で終了
records-ended-resigned = 投了で終了
records-ended-timeout = 時間切れ
records-ended-expired = 放置で終了
records-ended-closed = サーバーの管理者が終了
records-ended-unreadable = 開けなくなった
records-download = ダウンロード
records-replay = 再生
records-open = 記録ファイルを開く
records-open-about = ファイルを選ぶか、ここにドロップしてください。見えるのはあなただけです。
records-statistics = 自分の統計

## ランキングとプレイヤー

ladder-lead = レート戦の強いプレイヤーです。レートは強さを控えめに見積もった値で、勝利とゲーム数が増えると上がります。
ladder-none = レート戦はまだ行われていません。
ladder-play = テーブルを開く
ladder-top = 先頭へ
ladder-rank = 順位
ladder-player = プレイヤー
ladder-rating = レート
ladder-games = ゲーム数
ladder-wins = 勝利数
player-title = プレイヤー
player-guest = ゲストになった日
player-account = 登録日
player-rating = レート、{ $variant }
player-rank = { $rank }位
player-games = ゲーム
player-no-games = 公開ゲームはまだありません。
player-mute = このプレイヤーをミュート
player-unmute = ミュートを解除

## アカウント

account-lead-in = { $name }としてログインしています。
account-lead-out = アカウントなしでも遊べます。アカウントがあれば、どのブラウザでも同じ人として遊べ、ゲームが残り、レート戦にも出られます。
account-register = アカウントを作る
account-register-about = 必要なのは名前とパスワードだけです。これまでのゲームも残ります。
account-register-submit = アカウントを作る
account-login = ログイン
account-login-about = ゲストとして遊んだゲームもあなたのものになります。
account-login-submit = ログイン
account-password = パスワード
account-password-about = { $shortest }文字以上。再発行はできないので、大切に保管してください。
account-name = 名前
account-name-about = 全員に見えます。他の人と同じ名前は使えません。
account-profile = 他の人から見たあなたのページ
account-save = 保存
account-saved = 保存しました。
account-new-password = パスワード
account-new-password-about = 変更すると、他の端末ではすべてログアウトされます。
account-old = 今のパスワード
account-new = 新しいパスワード
account-sessions = ログイン中の場所
account-sessions-about = 覚えのないものや不要なものを終了できます。
account-session-unknown = 不明なプログラム
account-session-here = ここ
account-session-end = 終了
account-session-end-named = { $agent }のセッションを終了
account-logout = ログアウト
account-logout-about = この端末だけです。
account-data = あなたのデータ
account-data-about = 保存されているあなたのデータを、すべてダウンロードするか削除できます。
account-export = ダウンロード
account-delete = データを削除
account-delete-title = データの削除
account-delete-sure = 元には戻せません
account-delete-about = 終わっていないゲームからはすべて抜けます。名前、チャット、レート、パスワードは削除され、ゲームの内容は名前なしで残ります。
account-delete-yes = 完全に削除する

## 設定

settings-lead = この端末に保存され、すぐに反映されます。
settings-group-look = 見た目
settings-group-play = プレイ
settings-group-words = 表記
settings-group-signals = お知らせ
settings-language = 言語
settings-language-about = ゲームの途中でも変えられます。
settings-theme = テーマ
settings-theme-about = テーブルの色です。
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-contrast = ハイコントラスト
settings-marks = ピースの印
settings-marks-about = 色以外でピースを見分ける方法です。
settings-marks-auto = テーマに合わせる
settings-marks-letters = 文字
settings-marks-patterns = 模様
settings-marks-both = 両方
settings-marks-none = なし
settings-speed = アニメーション
settings-speed-about = テーブルの上の動きの速さです。
settings-speed-off = なし
settings-speed-fast = 速い
settings-speed-normal = 普通
settings-auto-confirm = 手番の自動確定
settings-auto-confirm-about = アクションを使い切ったら手番を自動で終えるかどうか。カウントダウンの3秒間は元に戻せます（ボットとの対戦のみ）。
settings-auto-confirm-off = しない
settings-auto-confirm-ring = カウントダウンの後
settings-auto-confirm-at-once = すぐに
settings-take-with-one-tap = 1回のタップでとる
settings-take-with-one-tap-about = パズルを1回タップするとすぐにとります。
settings-single-keys = キーボードショートカット
settings-single-keys-about = 文字キーで操作します。Q と E で回転、F で裏返し、U で元に戻す、? で一覧。
settings-piece-names = ピースの名前
settings-piece-names-about = 文の中で「青の3マス棒」と書くか、I3 と書くか。
settings-piece-names-auto = 最初の数ゲーム
settings-piece-names-on = いつも
settings-piece-names-off = しない
settings-notation = 履歴の記法
settings-notation-about = 各アクションを、記録と同じ記法でも表示します。例：place V3@1 c3
settings-chat = チャット
settings-chat-about = 他のプレイヤーの発言を表示します。
settings-sound = 音
settings-sound-about = 出来事を短い音で知らせます。音がなくてもすべて画面で分かります。
settings-notifications = 通知
settings-notifications-about = 他の画面を見ているときに手番が来ると、ブラウザが通知します。
settings-notifications-impossible = このブラウザが通知できるのは、https かこのコンピューター上だけです。代わりにタブのタイトルで手番を知らせます。
settings-notifications-denied = 通知がブロックされています。ブラウザの設定で許可してください。

## このゲームについて

about-lead = ブラウザ、ターミナル、Python ライブラリで遊べる Project L です。
about-unofficial-title = 非公式
about-unofficial = これは愛好者が作った無料の非公式版です。ボードゲームの出版社や作者とは関係ありません。絵、色、文章はすべて独自のものです。気に入ったら、ぜひ製品版をお買い求めください。
about-licence-title = ライセンス
about-licence = このプログラムは MIT ライセンスのフリーソフトウェアです。ブラウザ版は次のものも使っています：
about-privacy-title = あなたのデータ
about-privacy = 追跡も第三者への提供もありません。サーバーは名前、ゲーム、テーブルでの発言を保存します。アカウントのページでダウンロードや削除ができます。
about-version = バージョン { $version }

## 再生

replay-title = 再生
replay-none = 対戦記録でゲームを選ぶか、記録ファイルを開いてください。
replay-controls = 再生
replay-scrubber = ゲーム内の位置
replay-position = アクション{ $number }/{ $total }
replay-start = ゲームの開始
replay-round-of = 第{ $round }ラウンド、{ $name }
replay-turn-of = 手番{ $turn }、{ $name }
replay-first = 最初へ
replay-back = 1アクション戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1アクション進む
replay-last = 最後へ
replay-speed = 速さ
replay-times = { $speed }×
replay-graph = グラフ
replay-graph-points = ポイント
replay-graph-pieces = ピース
replay-graph-name = { $name } { $value }
replay-graph-label =
    { $kind ->
        [pieces] ゲーム中のピース。現在：{ $now }。
       *[points] ゲーム中のポイント。現在：{ $now }。
    }
replay-log = 出来事
replay-now = ゲームに戻る
replay-viewer = 誰の視点
replay-spectator = 観戦者として
replay-as = { $name }として
replay-link = この局面のリンクをコピー
replay-link-copied = この局面のリンクをコピーしました。
replay-link-in-address = この局面のリンクはアドレス欄にあります。
replay-download = 記録をダウンロード
replay-verify = シャッフルを検証
replay-verify-about = サーバーはゲームの前に、パズルをシャッフルするシードのハッシュを公開しました。今はシードも分かるので、誰でも確かめられます。
replay-hash = 公開されたハッシュ
replay-no-hash = この記録にはありません。
replay-seed = シード
replay-matches = シャッフルはハッシュと一致します。
replay-differs = シャッフルがハッシュと一致しません。
replay-seed-later = シードはゲーム終了後に公開されます。
sr-offered =
    { $colour ->
        [black] 黒パズル
       *[white] 白パズル
    }、{ $points }ポイント、報酬は{ PIECE($reward) }、{ $cells }マス。

## ルールのページの動く例

rules-live-try = 試してみる
rules-live-close = 例を閉じる
rules-live-next = 次の手順を見る
rules-live-reset = 最初から
rules-live-begin = あなたの手番です。自分で試すか、1手ずつ見てみましょう。
rules-example-take = 白の列の3枚目をとります。デッキから新しいパズルが補充されます。
rules-example-take-deck = 白のデッキの一番上を、表を見ずにとります。
rules-example-piece = リザーブから黄の1マスを受け取ります。
rules-example-piece-missing = リザーブに黄の1マスがないため、代わりに別のピースを受け取ります。
rules-example-upgrade-missing = レベル3がないため、緑の2マス棒はレベル4のピースになります。
rules-example-exchange = ピースは、低いレベルの好きなピースか、同じレベルの別の形に替えられます。
rules-example-recycle = 白の列を好きな順でデッキの底に戻し、新しい4枚を並べます。
rules-example-reward-missing = 報酬のピースがリザーブにありません。代わりに何がもらえるか見てみましょう。
rules-example-end = デッキの最後の黒パズルが出ました。このラウンドとあと1ラウンドです。
rules-example-end-black = それ以降、とれる黒パズルは1手番に1枚です。
rules-example-scoring = もう誰も置かないので、ポイントを数えます。
rules-example-solo-lock = ロックされた縦列からパズルをとると、ロックが1個相手に移ります。
rules-example-solo-locked = すべての縦列がロックされています。ロックが1個ずつ減り、相手は何もとりません。
rules-example-line-clear = あなたは左の列から、3番目のプレイヤーは同時に右の列からとります。
rules-example-level-up = 報酬は矢印です。ピース1個を1レベル、アップグレードします。
rules-example-level-up-two = 報酬は矢印2つです。
rules-example-ambassador = アンバサダーのパズルで、マスターアクションが1回増えます。
rules-example-phoenix = フェニックスのパズルは6ポイントです。
rules-example-endless = 白のデッキがなくなり、完成した白パズルが戻ってきます。

### プレイ:テーブルで動くもの

## アクションと操作

play-your-pieces = あなたのピース
play-actions = アクション
play-piece = Lv1ピース
play-exchange = アップグレード
play-master = マスター
play-master-used = マスターアクション使用済み
play-ambassador = アンバサダー（{ $count }）
play-recycle = リサイクル
play-recycle-row =
    { $deck ->
        [black] 黒の列をリサイクル
       *[white] 白の列をリサイクル
    }
play-split = 分割
play-turn-left = 左に回転
play-turn-right = 右に回転
play-flip = 裏返す
play-pick-first = 先に自分のピースを選んでください。
play-new = 新
play-place = 置く
play-take = とる
play-take-piece = { PIECE($piece) }をとる
play-take-reveals = 新しいパズルが出るため、元に戻せません。
play-cancel = やめる
play-skip = とばす
play-undo = 元に戻す
play-undo-not-past = 元に戻す（新しいパズルより前は不可）
play-restart = すべて元に戻す
play-restart-nothing = 元に戻せるアクションは多くても1つです。
play-confirm-turn = 手番を確定
play-end = 手番を終える
play-end-unused =
    { $count ->
        [0] 手番を終える
       *[other] 手番を終える（未使用{ $count }）
    }
play-confirm-pieces =
    { $count ->
        [0] 確定
       *[other] { $count }個で確定
    }
play-done = 完了
play-no-connection = 今は接続がありません。自動で再接続します。
play-moved-on = その間にゲームが進みました。
play-wait = お待ちください。
play-took-it = { $name }が先にとりました。あなたのアクションは減っていません。

## 交換、報酬、矢印、順番

play-you-give = 渡すピース
play-choose-give = 渡すピースを選んでください。
play-choose-first = 先に1つ選んでください。
play-cannot-give = このピースと替えられるものがありません。別のピースを選んでください。
play-group-up = 1レベル上
play-group-same = 同じレベル
play-group-lower = 低いレベル
play-group-rest = 同じレベルか下
play-group-one = 矢印1つ
play-group-two = 矢印2つ
play-level-empty = リザーブにレベル{ $level }のピースがないため、次のレベルになります。
play-reward-missing = リザーブにありません：{ PIECE($piece) }
play-level-up = { $arrows ->
    [single] ピース1個をアップグレード
    [split] 矢印2つ：1個を2レベルまで、または2個を1レベルずつアップグレード
   *[both] 矢印2つ：1個を2レベルまでアップグレード
}
play-order-puzzle = パズル{ $slot }：{ $points }ポイント、報酬は{ PIECE($reward) }

## リサイクルと分割

play-recycle-title =
    { $deck ->
        [black] 黒の列をリサイクル
       *[white] 白の列をリサイクル
    }
play-recycle-reveals = 新しいパズルが出るため、元に戻せません。
play-recycle-instead =
    { $deck ->
        [black] 黒の列に変える
       *[white] 白の列に変える
    }
play-earlier = パズル{ $place }：1つ前へ
play-later = パズル{ $place }：1つ後へ
play-is-first = すでに先頭です。
play-is-last = すでに最後です。
play-split-into = { PIECE($piece) }を分割…
play-split-about = その後、新しいピースを各パズルに1個ずつ置けます。
play-split-filter = このピースを含む分割だけ表示

## ヒント

play-needs = あと{ $count }個必要：{ PIECE($pieces) }
play-hint-begin = まずパズルをとりましょう。
play-hint-place = ピースをパズルにドラッグしましょう。アップグレードや、レベル1ピースかパズルをとることもできます。
play-hint-get-pieces = 合うピースを手に入れましょう。レベル1ピースをとる、アップグレードする、別のパズルをとる方法があります。
play-hint-choose-puzzle = 光っているパズルに置けます。
play-hint-fits-nowhere = このピースは今どのパズルにも置けません。アップグレードするか、とっておきましょう。
play-hint-fits =
    { $completes ->
        [yes] 置けます。パズルが完成します。もう一度押すか「置く」を押してください。
       *[no] 置けます。もう一度押すか「置く」を押してください。
    }
play-hint-complete = 3つのアクションを使い切りました。確定するか、元に戻してください。
play-hint-touches = まだピースを置けます。1個につき1ポイント減点です。

## 最後の仕上げ

play-your-score = あなたの得点
play-score-pile = { $count ->
    [0] 勝利ポイントパイル、なし
   *[other] 勝利ポイントパイル、{ $count }枚
}
play-score-touched = 最後の仕上げで完成
play-score-touches = { $count ->
    [0] 置いたピースなし
   *[other] 置いたピース、{ $count }個
}
play-score-unfinished = { $count ->
    [0] 未完成、なし
   *[other] 未完成、{ $count }枚
}
play-score-now = 現在
play-touch-gain = { $now } → { $after }
play-touch-gain-of = { PIECE($piece) }をここに置く：得点 { $now } → { $after }
play-touch-completion = パズル{ $slot }はあと{ $count }個で完成できます：得点 { $now } → { $after }
play-touch-no-gain = 他のパズルを完成させても得点は増えません。
play-other-done = 完了
play-other-placing = まだ置いています
play-done-really = もう完了しますか？
play-done-better = あと1個置くと、得点が { $now } から { $after } になります。
play-back-to-table = テーブルに戻る

## キーの一覧

key-title = キーボードショートカット
key-region = テーブルの次・前の区画へ
key-arrows = 区画の中を移動、パズルの上のピースを移動
key-do = 選ぶ、実行
key-back = 1つ戻る
key-stack = 自分のピースを持つ
key-puzzle = 自分のパズルへ
key-turn = 左に回転、右に回転、裏返す
key-next = 置ける次・前の場所
key-rows = 列へ、デッキへ
key-actions = レベル1ピース、アップグレード、マスターアクション
key-more-actions = リサイクル、ゴーストピースの分割、アンバサダー
key-undo = 元に戻す、すべて元に戻す
key-confirm = 手番、マスターアクション、配置を確定
key-read = 手番を読み上げる、自分のパズルを読み上げる、履歴へ
key-list = この一覧

## 読み上げ

sr-puzzle =
    { $colour ->
        [black] 黒パズル
       *[white] 白パズル
    }、{ $points }ポイント、報酬は{ PIECE($reward) }、{ $cells }マス、空き{ $open }。4つのうち{ $slot }番。
sr-puzzle-open = { $puzzle } 空き：{ $cells }。
sr-card =
    { $colour ->
        [black] 黒パズル
       *[white] 白パズル
    }、{ $points }ポイント、報酬は{ PIECE($reward) }、{ $cells }マス。列の{ $slot }番。
sr-deck =
    { $deck ->
        [black] 黒のデッキ、残り{ $count }
       *[white] 白のデッキ、残り{ $count }
    }
sr-place-free = { $slot }番、空き
sr-place = { $row }行{ $column }列
sr-cell-empty = { $row }行{ $column }列、空き
sr-cell-board = { $row }行{ $column }列、凹んだ部分の外
sr-cell-piece = { $row }行{ $column }列、{ PIECE($piece) }
sr-stack = { PIECE($piece) }：{ $count }
sr-stack-new = { PIECE($piece) }：{ $count }、新しいピース
sr-stack-no-fit = { PIECE($piece) }：{ $count }、今はどこにも置けません
sr-stack-not-given = { PIECE($piece) }：{ $count }、渡せません
sr-reserve-piece = { PIECE($piece) }、リザーブに{ $count }個
sr-tiling = { PIECE($ghost) }を{ PIECE($pieces) }に
sr-picked =
    選択中：{ PIECE($piece) }。{ $count ->
        [0] どのパズルにも置けません。
       *[other] パズル{ $slots }に置けます。
    }
sr-covers = 置けません。{ PIECE($piece) }に重なります。
sr-lies =
    パズル{ $slot }、{ $row }行{ $column }列：{ PIECE($piece) }を置けます。{ $open ->
        [0] パズルが完成します。
       *[other] { $open }マス残ります。
    }{ $count ->
        [1] 置けるのはここだけです。
       *[other] このパズルに置ける場所は{ $count }か所です。
    }
sr-lies-not =
    パズル{ $slot }、{ $row }行{ $column }列：{ PIECE($piece) }。{ $reason }{ $count ->
        [0] このパズルに置ける場所はありません。
       *[other] このパズルに置ける場所は{ $count }か所です。
    }
sr-take-selected =
    { $reveals ->
        [yes] もう一度押すととります。新しいパズルが出るため、元に戻せません。
       *[no] もう一度押すととります。
    }
sr-turn-complete = アクションを使い切りました。確定するか、元に戻してください。
sr-your-turn =
    { $name ->
        [none] あなたの手番です。
       *[other] { $name }、あなたの手番です。
    }{ $actions ->
        [0] 残りアクションなし。
       *[other] { $actions }アクション。
    }{ $puzzles ->
        [0] パズルなし、
       *[other] パズル{ $puzzles }枚、
    }{ $pieces ->
        [0] ピースなし。
       *[other] ピース{ $pieces }個。
    }
sr-touches = 最後の仕上げ。{ $pieces ->
    [0] ピースはありません。
   *[other] ピースは{ $pieces }個です。
}

### テーブル:描画、待合室、履歴、チャット、メニュー、得点表

close = 閉じる
part-failed = この部分が止まりました。テーブルの他の部分は動いています。
part-reload = もう一度表示
bot-of-level = レベル{ $level }
name-numbered = { $name }（{ $number }）
name-account = アカウントあり
table-title = project L
table-title-turn = ● あなたの手番 · project L
table-home = Project L、ホームへ
table-heading = テーブル
table-menu = メニュー
table-your-turn = あなたの手番
table-turn-of = { $name }の手番
table-turn-complete = アクション完了
table-actions-left = { $count ->
    [0] 残りアクションなし
   *[other] 残り{ $count }アクション
}
table-left-short = 残り{ $count }
table-round =
    { $variant ->
        [solo] 第{ $round }ラウンド、ソロ
       *[other] 第{ $round }ラウンド
    }
table-line-clear-turn = ラインクリア、手番{ $turn }
table-ends-black = 黒のデッキがなくなると終わり
table-ends-deck = デッキがなくなると終わり
table-black-left = { $count ->
    [0] デッキに黒パズルなし
   *[other] デッキに黒パズル残り{ $count }枚
}
table-last-round = 最終ラウンド
table-end-near = まもなくゲーム終了です
table-end-reason =
    { $stage ->
        [last-round]
            { $variant ->
                [solo] デッキがなくなりました。このラウンドの後は最後の仕上げです。
               *[other] 黒のデッキがなくなりました。このラウンドの後は最後の仕上げです。
            }
       *[other]
            { $variant ->
                [line-clear] 黒のデッキがなくなりました。ファーストプレイヤーに両方のマーカーが再び渡ると終了です。
                [solo] デッキがなくなりました。このラウンドとあと1ラウンドです。
               *[standard] 黒のデッキがなくなりました。このラウンドとあと1ラウンドです。
            }
    }
table-touches = 最後の仕上げ
table-touches-explained = ピースを1個置くごとに1ポイント減点です。ピースは戻りません。
table-touches-done = 完了
table-touches-open = あと{ $count }マス
table-touches-full = 完成
table-touches-nothing = 未完成のパズルはありません。もうすることはありません。
table-row =
    { $deck ->
        [black] 黒の列
       *[white] 白の列
    }
table-side =
    { $side ->
        [right] 右の列
       *[left] 左の列
    }
table-side-yours =
    { $side ->
        [right] 右の列：あなた
       *[left] 左の列：あなた
    }
table-side-of =
    { $side ->
        [right] 右の列：{ $name }
       *[left] 左の列：{ $name }
    }
table-none-left =
    { $deck ->
        [black] 黒パズルなし
       *[white] 白パズルなし
    }
table-deck = デッキ
table-its-supply = 相手のサプライ
table-mastermind = 相手
table-column =
    { $count ->
        [0] 縦列{ $column }、ロックなし
       *[other] 縦列{ $column }、ロック{ $count }
    }
table-pile-points = とった数{ $completed } · { $points }ポイント
table-plan-if = 今手番を終えると：
table-plan-most-points = 縦列{ $column }の{ $points }ポイントのパズルをとります。ロックのない縦列で最高点です。その後、この縦列のロックは{ $locks }個になります。
table-plan-reading-order = 縦列{ $column }の{ $points }ポイントのパズルをとります。同点の中で最初のものです。その後、この縦列のロックは{ $locks }個になります。
table-plan-all-locked = すべての縦列がロックされているため何もとらず、ロックが1個ずつ減ります。
table-plan-nothing-open = ロックのない縦列にパズルがないため、何もとりません。
table-your-mat = あなたのプレイヤーマット
table-mat-of = { $name }のプレイヤーマット
table-puzzles-of-four = パズル{ $count }/4
table-done = 完成{ $count }
table-points = { $count }ポイント
table-points-short = { $count }P
table-take-a-puzzle = パズルをとる
table-take-to-begin = まずパズルをとってください
table-away = 離席 { $time }
table-bot-plays = ボットがプレイ中
table-stand-in = { $bot }が代わりにプレイ中
table-watch-seat = { $name }を見る
table-follow = 手番の人を追う
sr-chip = { $completed ->
    [0] { $name }、完成なし。プレイヤーマットを表示。
   *[other] { $name }、完成{ $completed }枚。プレイヤーマットを表示。
}
sr-clock = 残り{ $time }
sr-clock-low = 残り30秒を切りました。
table-clock-low = 残りわずか
table-clock-days = { $days }日
table-side-panel = 履歴とチャット
table-log = 履歴
table-log-empty = 最初の手がここに表示されます。
table-log-round = 第{ $round }ラウンド
table-log-turn = 手番{ $turn }
table-show-moment = この局面を見る
table-chat = チャット
table-chat-empty = まだメッセージはありません。
table-chat-off = チャットはオフです。
table-chat-on = チャットをオンにする
table-chat-switch-off = チャットをオフにする
table-unread = 新しいメッセージ{ $count }件
table-message = テーブルへのメッセージ
table-send = 送信
table-mute = { $name }をミュート
table-muted = { $name }のメッセージは表示されなくなります。
table-help = ヘルプ
table-help-take = とる：列かデッキのパズルを選びます。未完成のパズルは4枚まで持てます。
table-help-place = 置く：自分のピースを選び、置く場所を選びます。埋まったパズルはポイントと報酬になり、ピースはすべて戻ります。
table-help-piece = レベル1ピース：リザーブから黄の1マスを受け取ります。
table-help-exchange = アップグレード：ピースを1レベル高いものに替えます。同じレベルか低いレベルのものとの交換もできます。
table-help-recycle = リサイクル：列をまるごとデッキの底に戻し、新しく並べます。
table-help-master = マスターアクション：各パズルにピースを1個ずつ置きます。1手番に1回です。
table-help-end = 手番は3アクションです。黒のデッキ（ソロではデッキ）がなくなったら、このラウンドとあと1ラウンドです。
table-rules = ルール
table-game = このゲーム
table-ask-takeback = やり直しを頼む
table-takeback-open = やり直しの依頼がもう出ています。
table-takeback-asked = { $name }が直前の{ $count }アクションのやり直しを求めています。
table-takeback-waiting = { $count }アクションのやり直し：他のプレイヤーの同意を待っています。
table-handover = ボットに任せる
table-handover-about = あなたが戻るまで、ボットが{ $name }の代わりに遊びます。
table-handed-over = ボットが{ $name }の代わりに遊んでいます。
table-return = 席に戻る
table-offer-end = ゲーム終了を提案
table-end-asked = { $name }が、勝者なしでゲームを終えることを提案しています。
table-end-waiting = ゲーム終了を提案中です。他のプレイヤーを待っています。
table-resign = 投了
table-resign-about =
    { $players ->
        [1] 得点なしでゲームが終わります。
        [2] ゲームが終わり、もう1人のプレイヤーの勝ちになります。
       *[other] あなたはゲームを抜け、ボットが代わりに続けます。
    }
table-agree = 同意
table-decline = 断る
table-cancel = 取り下げる
table-leave = 離れる
table-replay = 再生
table-connection-lost = 接続が切れました。再接続しています…
table-moves-safe = あなたの手は保存されています。
table-try-now = 今すぐ試す
table-connected-again = 再接続しました。
table-waiting-for =
    { $count ->
        [0] ゲームが始まります
       *[other] あと{ $count }人を待っています
    }
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players }人
table-seat-open = 空席
table-seat-you = { $name }（あなた）
table-sit-here = ここに座る
table-sit-same-screen = この画面の別の人
table-stand-up = 席を立つ
table-your-name = あなたの名前
table-guest = ゲスト
table-bot = ボット
table-fill-with-bots = ボットで埋める
table-link = このテーブルのリンク
table-copy-link = リンクをコピー
table-link-copied = リンクをコピーしました。
table-link-marked = リンクを選択しました。キーボードでコピーしてください。
table-link-local = このアドレスはこのコンピューターでだけ使えます。他の人も遊ぶには、サーバーを --lan 付きで起動してください。
table-share = 共有
table-qr = このテーブルのリンクのQRコード
table-not-found = そのゲームはありません
table-not-found-about = リンクが間違っているか、長い間誰も遊ばなかったため閉じられたのかもしれません。
table-to-start = ホームへ
table-score-sheet = 得点表
table-score-facts =
    { $variant ->
        [line-clear] { $turns }手番
       *[other] { $round }ラウンド
    } · { $minutes }分 · { NAME($edition, of: "edition") }
table-won =
    { $who ->
        [you] あなたの勝ち
       *[other] { $name }の勝ち
    }
table-won-completed =
    { $who ->
        [you] 完成したパズルの数であなたの勝ち
       *[other] 完成したパズルの数で{ $name }の勝ち
    }
table-won-pieces =
    { $who ->
        [you] 残りのピースの数であなたの勝ち
       *[other] 残りのピースの数で{ $name }の勝ち
    }
table-shared = 勝利を分け合いました：{ $names }
table-decided-score = 得点で決まりました：{ $score }ポイント。
table-decided-completed = どちらも{ $score }ポイント。完成したパズルの数で決まりました：{ $first } { $completed }、{ $second } { $completed2 }。
table-decided-pieces = どちらも{ $score }ポイント、完成したパズルも同数（{ $completed }枚）。残りのピースの数で決まりました：{ $first } { $pieces }、{ $second } { $pieces2 }。
table-decided-shared = ポイント、完成したパズル、残りのピースがすべて同じです。
table-decided-solo-tie = どちらも{ $score }ポイント。同点は相手の勝ちです。
table-place = 順位
table-player = プレイヤー
table-sheet-points = パイル
table-sheet-touches = 仕上げ
table-sheet-unfinished = 未完成
table-sheet-score = 得点
table-sheet-completed = 完成
table-sheet-pieces = 残りピース
table-ended-played = ゲーム終了
table-ended-unreadable = ゲームを開けなくなりました
table-ended-unplayed = 最後まで遊ばれなかったため、得点表はありません。
table-play-again = もう一度遊ぶ
table-rematch-join = 次のゲームに参加
table-record = 記録
table-look = テーブルを見る
table-verify = シャッフルを検証

## The way from a new game to the editor of puzzles

new-puzzles-draw = 自分で描く
