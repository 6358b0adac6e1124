# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = このゲームはまだ終わっていません。終わってから検討できます。
review-other-rules = この記録はルールのバージョン{ $found }のもので、今（バージョン{ $known }）とは進み方が違います。再生だけできます。
review-too-short = このゲームは短すぎて検討できません。{ $fewest }手番以上必要です。
review-aborted = このゲームは途中で終わったため、検討できません。
review-private = この検討は参加者だけが見られます。リンクをもらってください。
review-not-made = 検討を作れませんでした。もう一度試してください。

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = ラウンド{ $round }、{ $name }
review-own-turn = 手番{ $round }、{ $name }
review-touches = 最後の仕上げ、{ $name }
review-played = 実際の手
review-best = 見つけた最善
review-did-nothing = 何も置かず、何も取りませんでした。
review-error = 誤差±{ $error }%。サンプル：{ $count }。

## The parts of the page

review-title = 検討
review-chances = 勝つ見込み
review-before = 各手番の前、%
review-moments = 重要な場面
review-no-moments = 目立つ手番はありません。
review-how-well = プレイの出来
review-accuracy = 正確さ
review-best-turns = 最善
review-slips = ミス
review-too-few = 短すぎて判断できません
review-hinted = { $name }はヒントを使いました。その手番は正確さに入りません：{ $count }。
review-way = { $start }%から{ $result }%へ
review-own = 自分のプレイ
review-others = ほかの人のプレイ
review-draw = 引き
review-judged-by = 判定：{ $name }、バージョン{ $version }。{ $slip }%以上の損をミスとします。

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = ミス
review-kind-best = 最善の手番
review-kind-turning = 分かれ目
review-kind-luck = 幸運な引き
review-said-slip = もっと良い手番がありました。失った見込み：{ $points }%。
review-said-best = これより良い手番は見つかりませんでした。ふつうの手との差：{ $points }%。
review-said-turning = ここから最後まで{ $name }がリードします。
review-said-luck = めくられたカードが{ $name }を助けました。見込み：+{ $points }%。

## The page in the browser

review-turn-of = { $number } / { $total }
review-previous = 前の手番
review-next = 次の手番
review-on-board = 盤面で見る
review-as-table = 表で見る
review-as-graph = グラフで見る
review-as-good = これより良い手は見つかりませんでした。
review-no-choice = 選ぶ余地はありませんでした。
review-loss = 失った見込み：{ $points }%。
review-now = { $name } { $chance }%
review-result = 結果
review-replay = 再生

## The terminal

cli-review = 終わったゲームを検討します：分かれ目、より良い手、運とプレイ。
cli-review-html = 検討をページとしてこのファイルにも書き出します。
review-progress = 判定した手番：{ $done } / { $total }
