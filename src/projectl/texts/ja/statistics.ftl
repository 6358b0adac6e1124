# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = エディション
statistics-edition-all = すべてのエディション
statistics-players = プレイ人数
statistics-players-all = 人数を問わない
statistics-players-of = { $players ->
   *[other] { $players } 人
}
statistics-time = 期間
statistics-time-all = 全期間
statistics-time-year = 直近 12 か月
statistics-time-month = 直近 30 日
statistics-against = 相手
statistics-against-bots = ボットと対戦
statistics-against-people = 人と対戦
statistics-against-mixed = 人とボットが同じ卓
statistics-against-solo = ソロ

## The figures

statistics-games = 終えたゲーム
statistics-since = { $date } から
statistics-won = 勝率
statistics-likely = およそ { $low } から { $high } の間
statistics-mean = 平均得点
statistics-scored = ゲーム数：{ $count }

## The pictures; each can be read as a table

statistics-as-table = 表で見る
statistics-as-picture = 図で見る
statistics-won-title = 勝ったゲーム
statistics-won-about = ありそうな範囲を示します。薄い色：10 ゲーム未満。下：ゲーム数。
statistics-won-about-rows = ありそうな範囲を示します。薄い色：10 ゲーム未満。右端：ゲーム数。
statistics-by-level = レベル別
statistics-by-difficulty = 難易度別
statistics-by-edition = エディション別
statistics-by-players = 人数別
statistics-level = レベル { $level }
statistics-mark = { $what }。勝ち：{ $games } のうち { $won }。
statistics-mark-none = { $what }。ゲームなし。
statistics-points-title = ラウンドごとのポイント
statistics-points-about = 直近のゲームの平均（ゲーム数：{ $count }）。半分は帯の中にあります。
statistics-points-sum = ラウンド { $round }。{ $name }：{ $own }。ほか：{ $others }。
statistics-points-alone = ラウンド { $round }。{ $name }：{ $own }。
statistics-others = ほか
statistics-pieces-title = 配置したピース
statistics-pieces-about = 直近のゲームで（ゲーム数：{ $count }）。
statistics-puzzles-title = 完成したパズル
statistics-puzzles-about = 棒：取ったうち完成した割合。薄い色：一度も取っていない。
statistics-puzzle = { $puzzle }。取得：{ $taken }。完成：{ $completed }。
statistics-column-round = ラウンド
statistics-column-games = ゲーム数
statistics-column-range = ありそうな範囲
statistics-column-half = 中央の半分
statistics-column-piece = ピース
statistics-column-placed = 配置
statistics-column-puzzle = パズル
statistics-column-taken = 取得
statistics-column-completed = 完成

## When there is little, and what counts

statistics-none = 終えたゲームはまだありません。1 回遊ぶと、このページが埋まり始めます。
statistics-none-here = この条件に合うゲームはありません。
statistics-few = まだゲームが少なく、多くは言えません。
statistics-counts = 数えるもの
statistics-counts-about = 勝者が決まり、1 つの席でヒントなしに終えたゲームです。ボットと人を合わせて数えることはありません。ポイント、ピース、パズルは直近 60 ゲームのものです。
statistics-left-hinted = ヒントのため除外：{ $count }
statistics-left-undecided = 勝敗なしのため除外：{ $count }
statistics-left-seats = 複数の席のため除外：{ $count }
