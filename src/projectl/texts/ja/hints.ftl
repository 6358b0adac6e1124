# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = あなたの手番ではないので、助言はありません。
advice-no-puzzle = 場所{ $slot }に未完成のパズルはありません。

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = パズル{ $slot }を見てください。空きマス：{ $open }。
hint-look-row = 列の{ $slot }番を見てください。
hint-look-decks = デッキを見てください。
hint-look-rows = 列を見てください。別のパズルのほうが合いそうです。
hint-look-pieces = 自分のピースを見てください。
hint-look-choice = 選べる報酬を見てください。
hint-look-turn = あとは確定するだけです。
hint-even = どの手もほぼ同じです。ピースを1個残しておきましょう。

## Which action; the next step of a plan

hint-do-take = そのパズルをとります。
hint-do-take-deck = デッキの一番上のパズルをとります。
hint-do-piece = レベル1のピースをとります。
hint-do-recycle = 列をリサイクルします。
hint-do-order = リサイクルする列の順を選びます。
hint-do-upgrade = ピースをアップグレードします。
hint-do-master = マスターアクションを使います。
hint-do-ambassador = アンバサダーのパズルを使います。
hint-do-ghost = ゴーストピースを分割します。
hint-do-place = そこにピースを置きます。
hint-do-stop = 置き終えます。
hint-do-cancel = 始めたことをやめます。
hint-do-end = 手番を終えます。
hint-do-choose = 報酬を選びます。
hint-do-complete = 先に受け取る報酬を選びます。
hint-do-level-up = 矢印でピースをアップグレードします。
hint-do-decline = 矢印を使わずにおきます。
hint-do-done = もう何も置きません。

## The same with what it is about

hint-step-take = 列の{ $slot }番のパズルをとります。
hint-step-take-deck = { $deck ->
    [white] 白のデッキの一番上をとります。
   *[black] 黒のデッキの一番上をとります。
}
hint-step-upgrade = { PIECE($piece) }を{ PIECE($taken) }にアップグレードします。
hint-step-level-up = 矢印：{ PIECE($piece) }を{ PIECE($taken) }にアップグレードします。
hint-step-place = { PIECE($piece) }をパズル{ $slot }に置きます。
hint-step-choose = { PIECE($taken) }を選びます。
hint-step-complete = パズル{ $slot }の報酬を先に受け取ります。

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = パズル{ $slot }が完成します。ポイント：{ $count }。
hint-why-completes-taken = 同じ手番のうちに完成します。ポイント：{ $count }。
hint-why-reward = 報酬：{ PIECE($piece) }。
hint-why-returns = サプライに戻るピース：{ PIECE($pieces) }。
hint-why-master-completes = 1回のアクションで完成するパズル：{ $slots }。
hint-why-opens = そのあとはパズル{ $slot }に要るピースがそろいます。
hint-why-master = 1回のマスターアクションで置くピース：{ $count }。
hint-why-triggers-end = デッキがなくなり、終わりが始まります。
hint-why-takes = { $piece ->
    [none] ポイント：{ $count }。
   *[other] ポイント：{ $count }。報酬：{ PIECE($piece) }。
}
hint-why-held = 埋めるピースをもう持っています。
hint-why-denies = { $name }はすぐに完成させるピースを持っています。
hint-why-progress = パズル{ $slot }に残る空きマス：{ $count }。
hint-why-fits = そのピースはすぐパズル{ $slot }に置けます。
hint-why-grows = ピースが増やすマス：{ $count }。
hint-why-master-ready = 次のマスターアクションで置けるピース：{ $count }。
hint-why-last-turn = これが最後の手番です。
hint-why-touch-pays = パズル{ $slot }は得になります。ポイント：{ $count }。
hint-why-touch-costs = ピースで減るポイント：{ $count }。

## How good the turn is

hint-chance = 勝つ見込み：{ $chance }。次に良い手：{ $next }。
hint-chance-alone = 勝つ見込み：{ $chance }。ほかにも同じくらいの手があります。
hint-under = 1%未満
hint-over = 99%超
hint-percent = { $percent }%
hint-by-planner = ここでは全体の探索が使えません。これはプランナーのヒントです。

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = はい、この手番で
hint-verdict-turns = はい、必要な手番：{ $turns }
hint-verdict-luck = 運がよければ
hint-verdict-too-late = ゲームが終わるまでには無理です
hint-risk-none = 邪魔は入りません。引く必要も、なくなるピースもありません。
hint-risk-draw = リザーブにピースが足りません。先に戻ってくる必要があります。
hint-risk-last-pieces = リザーブが残り少なめです。{ PIECE($piece) }：残り{ $count }。
hint-risk-both-act = もう一方の手番が同時に進みます。必要なピースをとられるかもしれません。
hint-risk-end-near = その前にゲームが終わるかもしれません。デッキの残り：{ $count }。

## The terminal

help-hint = 助言：hintは何かを指し、聞くたびに詳しくなります。plan 2はパズル2を完成できるかを答えます。
cli-bench-hints = ヒントにかかる時間と、従った人が勝つ割合を測ります。
cli-bench-hints-games = ヒントに従ってレベル5と戦うゲームの数

## The server: why there is no hint

hints-rated = レート戦にヒントはありません。
hints-off = このテーブルはヒントなしです。
hint-not-answered = ヒントが間に合いませんでした。もう一度聞いてください。
hint-overtaken = ヒントができる前にゲームが進みました。もう一度聞いてください。
rated-hints = レート戦にヒントはありません。どちらかを切ってください。

## The table: buttons and what stands beside them

hint-button = ヒント
hint-tab = ヒント
hint-more = もっと詳しく
hint-idea = 思いついた
hint-act = 最初の手を打つ
hint-plan-ask = パズルを完成できる？
hint-plan-show = 1手ずつ見る
hint-plan-another = 別のパズル
hint-close = ヒントを閉じる
hint-why = 理由
hint-looked-at = 調べた局面：{ $count }。
hint-depth = { $depth }/3
hint-steps = 手順
hint-thinking = 考え中…
hint-open-to-all = ヒントを使ったことは全員に見え、記録に残ります。
hint-none-here = このテーブルはヒントなしです
hint-used = この手番でヒントを使いました
hint-hinted = ヒントの対象
hint-puzzle = パズル{ $slot }
hint-plan-none = 未完成のパズルがありません。
hint-risk-others = 必要なピースをほかの人にとられるかもしれません。
key-hint = ヒント · パズルを完成できる？
new-hints = ヒントあり
new-hints-about = 自分の手番に助言を頼めます。レート戦ではできません。
