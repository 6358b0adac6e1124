### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = 本物のテーブルで学ぶ10の短いレッスン。全部で15分ほどです。
learn-base = 基本ゲーム
learn-more = ほかのレッスン
learn-progress = { $done }／{ $all }
learn-begin = はじめる
learn-continue = 続ける
learn-continue-with = 続き：{ $name }
learn-again = もう一度
learn-minutes = { $number ->
    [0] { $minutes }分
   *[other] レッスン{ $number }・{ $minutes }分
}
learn-steps = { $count }ステップ
learn-tile = { $number ->
    [0] { $name }
   *[other] 全10のレッスン{ $number }、{ $name }
}、{ $state ->
    [done] 完了
    [next] 次のレッスン
   *[new] まだ
}
learn-failed = レッスンを読み込めませんでした。
learn-play = 対戦する
learn-play-about = やさしいボットとの対戦です。何をすればよいかを一歩ずつ案内します。
learn-play-guided = 案内つきで遊ぶ

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] レッスン{ $number }・{ $name }
}
lesson-where = { $step }／{ $all }
lesson-step-mark = 全{ $all }のステップ{ $step }、{ $state ->
    [done] 完了
    [skipped] 飛ばしました
    [now] 今ここ
   *[later] これから
}
lesson-skip = このステップを飛ばす
lesson-skip-short = 飛ばす
lesson-show = 見せて
lesson-next = 次へ
lesson-again = もう一度
lesson-back = 取り消す
lesson-begin-again = 最初から
lesson-keep = 覚えておきたいこと
lesson-wrong = もう少し
lesson-other = それもできます
lesson-missed-title = 今回は残念
lesson-ended = レッスン{ $number }はここまでです。
lesson-ended-more = レッスン「{ $name }」はここまでです。
lesson-ended-next = 次は{ $name }です。
lesson-ended-all = これで基本ゲームは全部わかりました。
lesson-to-learn = レッスン一覧へ
lesson-your-pieces = あなたのピース：{ $pieces }。
lesson-board = レッスンのテーブル
lesson-unknown = レッスン{ $name }はありません。
lesson-step-unknown = レッスン{ $name }にステップ{ $number }はありません。ステップは1から{ $last }までです。

## What is to be done

lesson-task-placed = パズルにピースを置く
lesson-task-placed-on = パズル{ $slot }にピースを置く
lesson-task-placed-many = ピースを{ $count }個置く
lesson-task-completed = パズルを{ $count }枚完成させる
lesson-task-rewarded = 赤の正方形を手に入れる
lesson-task-taken = パズルをとる
lesson-task-taken-black = 黒いパズルをとる
lesson-task-taken-deck = 白いデッキの一番上のパズルをとる
lesson-task-piece-taken = 黄の1マスをとる
lesson-task-exchanged = ピースをアップグレードする
lesson-task-action = { $count }アクション使う
lesson-task-action-left = 残りの2アクションを使う
lesson-task-turn-ended = 手番を終える
lesson-task-master = マスターアクションで各パズルにピースを置く
lesson-task-master-began = マスターアクションを使う
lesson-task-sequence-closed = { $count ->
    [1] 置き終える
   *[other] 2回とも置き終える
}
lesson-task-recycled = 白い列をリサイクルする
lesson-task-recycled-black = 黒い列をリサイクルする
lesson-task-end-triggered = 黒いデッキを空にする
lesson-task-touched = 割に合うパズルを埋める
lesson-task-touches-done = 「完了」を押す
lesson-task-opponent-took = 相手にパズルをとらせる
lesson-task-lock-taken = ロックのある縦列からとる
lesson-task-ghost-split = ゴーストピースを分割する
lesson-task-levelled-up = 矢印を使う
lesson-task-ambassador-began = アンバサダーを使う

## What is said to a try

lesson-missed = この手は取り返せません。ステップを最初からやり直しましょう。
lesson-beside = ピースはパズルの暗いマスの上で放しましょう。外で放すと、手元に戻ります。
lesson-other-taken = パズルが1枚増えました。このステップでは取り消して、別の手を試しましょう。
lesson-other-piece-taken = 黄の1マスが1個増えました。このステップでは取り消して、別の手を試しましょう。
lesson-other-exchanged = 別のピースになりました。このステップでは取り消して、別の手を試しましょう。
lesson-other-placed = よい置き方です。このステップでは取り消して、別の場所かピースを試しましょう。
lesson-other-recycled = 列が新しくなりました。正しいアクションですが、このステップでは別のものを使います。
lesson-other-touched = ピースを置いたので1ポイントかかります。取り消して、もっとよい場所を探しましょう。
lesson-other-turn-ended = 手番が終わりました。最初からやり直して、全部使いましょう。

## 1 Place a piece

lesson-place = ピースを置く
lesson-place-about = サプライのピースをパズルへドラッグします。
lesson-place-keep = ピースはパズルの中の空いたマスに置きます。一度置いたら動きません。
lesson-place-first = 最初のピース
lesson-place-first-text = パズルの暗いマスを埋めます。青い棒をそこへドラッグするか、棒、パズルの順に選びましょう。
lesson-place-first-done = 置けました。パズルの中なら、入るところのどこにでも置けます。
lesson-place-first-outside = 置けるのは暗いマスの上だけです。縦に3マス並んでいます。
lesson-place-fits = どちらが入る？
lesson-place-fits-text = このパズルはまっすぐです。手元には棒と角があります。
lesson-place-fits-done = 棒が入りました。残りの1マスは別のピースで埋めます。
lesson-place-fits-bends = 角は曲がっているので、1マスはみ出します。緑の棒を試しましょう。
lesson-place-two = 2枚のパズル
lesson-place-two-text = ピースに決まったパズルはありません。それぞれに置き場所を見つけましょう。
lesson-place-two-done = どちらもきれいに置けました。置くことは、手番でできる5つのことの1つです。
lesson-place-two-bends = そこに角は入りません。もう1枚のパズルなら入ります。

## 2 Turn and flip

lesson-turn = 回転と裏返し
lesson-turn-about = 入る向きになるまで回すか、裏返します。
lesson-turn-keep = 置くまでは、どのピースも自由に回したり裏返したりできます。
lesson-turn-upright = 立てる
lesson-turn-upright-text = パズルは縦、棒は横です。棒を選んで回しましょう。
lesson-turn-upright-done = 立ちました。ボタン、QとEのキー、2本目の指で回せます。
lesson-turn-upright-lies = 棒はまだ横向きです。90度回せば入ります。
lesson-turn-corner = 角を回す
lesson-turn-corner-text = 角には4つの向きがあります。入るまで回しましょう。
lesson-turn-corner-done = 入りました。残り1マスは黄の1マスで埋まります。
lesson-turn-mirror = 裏返す
lesson-turn-mirror-text = 左右の向きがあるピースもあります。Lを裏返してパズル2を埋めましょう。
lesson-turn-mirror-done = Lでぴったり埋まりました。ピースに裏表はなく、どちらの面も使えます。
lesson-turn-mirror-mirrored = 惜しい。曲がる向きが逆です。裏返してから回しましょう。

## 3 Complete a puzzle

lesson-complete = パズルを完成させる
lesson-complete-about = 最後のすき間を埋めると、何が戻るか見てみましょう。
lesson-complete-keep = パズルのピースは貸しているだけです。完成すると戻り、さらに増えます。
lesson-complete-gap = すき間を埋める
lesson-complete-gap-text = 空いたマスがなくなればパズルは完成です。あと3マスです。
lesson-complete-gap-done = 完成です。置いた3個が全部戻りました。赤の正方形も加わりました。右上に描かれた報酬です。
lesson-complete-gap-bends = 惜しい。角は曲がっています。すき間はまっすぐなので、ほかの2個を合わせて3マスにしましょう。
lesson-complete-gap-covered = そのマスはもう埋まっています。空いているのは下です。
lesson-complete-home = 全部戻る
lesson-complete-home-text = 2マス空いています。1個で埋めて、そのあとピースを数えましょう。
lesson-complete-home-done = 角も緑の棒も戻り、報酬の角がもう1個。パズルは1ポイントです。
lesson-complete-home-single = 入りますが、埋まるのは1マスだけです。取り消しましょう。1個で両方埋まります。
lesson-complete-reward = ポイントかピースか
lesson-complete-reward-text = 黄の1マスで、どちらのパズルも完成します。数字がポイント、隣のピースが報酬です。
lesson-complete-reward-done = 赤の正方形を獲得しました。序盤は、大きなピースがポイントより役に立つことがよくあります。
lesson-complete-reward-green = 完成して、1ポイントと緑の棒です。今回は赤の正方形が目標です。取り消して、もう1枚を埋めましょう。

## 4 Take a puzzle

lesson-take = パズルをとる
lesson-take-about = 手元のピースで埋められるものを列から選びます。
lesson-take-keep = 未完成のパズルは4枚まで。すぐに埋められるものをとりましょう。
lesson-take-row = 列から
lesson-take-row-text = 中央のパズルはみんなのものです。1枚を手元へドラッグするか、選んで「とる」を押しましょう。
lesson-take-row-done = あなただけのパズルです。列には新しいパズルが入りました。
lesson-take-shape = 合うものをとる
lesson-take-shape-text = 角が1個あります。同じ形の白いパズルが1枚あります。とって埋めましょう。
lesson-take-shape-done = とって、埋めました。小さな白いパズルはピースを、黒いパズルはポイントをもたらします。
lesson-take-shape-larger = よいパズルですが、角では埋まりません。取り消して、3マスのものを探しましょう。
lesson-take-shape-outside = 角はそこに収まりません。回すか、同じ形のパズルを探しましょう。
lesson-take-four = 4枚まで
lesson-take-four-text = 未完成のパズルが4枚あり、もうとれません。場所を空けてから1枚とりましょう。
lesson-take-four-done = 完成すると場所が空きます。4枚は多めです。その間、置いたピースは使えません。
lesson-take-four-full = 5枚目の場所はありません。あと1マスで完成するパズルがあります。

## 5 Upgrade

lesson-upgrade = アップグレード
lesson-upgrade-about = 小さいピースを返して、合うピースをもらいます。
lesson-upgrade-keep = 1アクションで、1つ上のレベルか、同じレベルの別のピースに替えられます。
lesson-upgrade-up = 1レベル上へ
lesson-upgrade-up-text = 緑の棒は2マス、すき間は3マスです。合うピースにアップグレードしましょう。
lesson-upgrade-up-done = レベル2がレベル3になり、パズルが完成しました。
lesson-upgrade-up-straight = 青い棒はまっすぐ、すき間は曲がっています。取り消して角を選びましょう。
lesson-upgrade-up-small = 入りますが、1マス残ります。取り消して、先にアップグレードしましょう。
lesson-upgrade-up-step = 1回に1レベルです。2マスから3マスへ。
lesson-upgrade-sideways = 横へ
lesson-upgrade-sideways-text = 手元はL、パズルに必要なのは4マス棒。どちらもレベル4なので交換できます。
lesson-upgrade-sideways-done = 同じレベルの別の形。これもアップグレードで、下のレベルにもできます。
lesson-upgrade-sideways-other = よいピースですが、まっすぐではありません。取り消して紫の棒を探しましょう。
lesson-upgrade-sideways-same = それはもう持っています。まっすぐなピースを選びましょう。
lesson-upgrade-sideways-bends = Lは曲がり、パズルはまっすぐです。先に棒に替えましょう。
lesson-upgrade-single = 小さなピース
lesson-upgrade-single-text = 空きは1マス、小さなピースがありません。1アクションで黄の1マスがもらえます。
lesson-upgrade-single-done = 黄の1マスは、残っている限り1アクションで手に入ります。
lesson-upgrade-single-large = 青い棒は1マスには大きすぎます。黄の1マスをとりましょう。

## 6 Three actions

lesson-actions = 3アクション
lesson-actions-about = 手番は3アクション。まとめて考えましょう。
lesson-actions-keep = 3アクションを好きな順に。同じものを2回してもかまいません。
lesson-actions-three = 1回の手番
lesson-actions-three-text = 手番は3アクション。とる、アップグレード、置く、黄の1マスから3つ行い、手番を終えましょう。
lesson-actions-three-done = これで1回の手番です。次のプレイヤーも3アクションです。
lesson-actions-three-used = 3つとも使いました。手番を終えましょう。
lesson-actions-three-left = アクションが残っています。手番はちょうど3アクションです。
lesson-actions-plan = とって、作って、埋める
lesson-actions-plan-text = まだないパズルを、まだないピースで完成させましょう。3アクションで足ります。
lesson-actions-plan-done = とる、アップグレード、置く。何もないところから1回の手番で完成しました。
lesson-actions-plan-straight = 青い棒が合うパズルもありますが、小さなパズルには角が必要です。取り消すか、このまま進めてみましょう。
lesson-actions-same = 同じことを2回
lesson-actions-same-text = あと1マスのパズルが2枚あります。両方完成させて、新しい1枚をとりましょう。
lesson-actions-same-done = 同じアクションを2回と、もう1つ。順番は自由です。
lesson-actions-same-used = 3つとも使いました。取り消して考え直しましょう。

## 7 Master

lesson-master = マスターアクション
lesson-master-about = 1アクションで、全部のパズルに1個ずつ。
lesson-master-keep = 手番に1回、1アクションで自分の各パズルに1個ずつ置けます。自分の前に2枚あればお得です。
lesson-master-each = 1個ずつ
lesson-master-each-text = 残り1アクション、パズルは2枚。「マスター」を押して、1個ずつ置きましょう。
lesson-master-each-done = 1アクションで2個。パズルが4枚なら4個です。
lesson-master-each-other = このパズルには置きました。次はもう1枚へ。
lesson-master-each-empty = まず1個は置きましょう。
lesson-master-both = 2枚同時に
lesson-master-both-text = 1アクションで、1マスのすき間が2つ。押すボタンはもうわかりますね。
lesson-master-both-done = 2枚同時に完成です。全部置いてからピースが戻ります。
lesson-master-both-other = このパズルには置きました。次はもう1枚へ。
lesson-master-both-empty = まず1個は置きましょう。
lesson-master-once = 手番に1回
lesson-master-once-text = この手番のマスターアクションは使用済みです。それでもパズル1を完成させましょう。
lesson-master-once-done = 1アクションに1個なら、いつでも置けます。
lesson-master-once-used = 次の手番でまた使えます。今は1個だけ置きましょう。

## 8 Recycle

lesson-recycle = リサイクル
lesson-recycle-about = 列によいものがないときに、4枚を新しくします。
lesson-recycle-keep = 1アクションで列の4枚が新しくなります。元のパズルはデッキの下へ。
lesson-recycle-row = 新しい列
lesson-recycle-row-text = 白いパズルはどれも大きめです。列をリサイクルして、デッキの下に入れる順番を選びましょう。
lesson-recycle-row-done = 新しい4枚です。元のパズルは選んだ順に一番下にあります。
lesson-recycle-row-again = それはもう選びました。別のものを選びましょう。
lesson-recycle-row-all = 全部のパズルの順番が必要です。残りも選びましょう。
lesson-recycle-find = 合うパズルを探す
lesson-recycle-find-text = 角はあるのに、埋めるものがありません。リサイクル、とる、置くの3アクションで。
lesson-recycle-find-done = 見つけて埋めました。リサイクルは1アクションかかるので、2アクション得するときに使いましょう。
lesson-recycle-find-black = 黒いパズルは角1個には大きすぎます。白い列で最初からやり直しましょう。
lesson-recycle-black = 黒い列
lesson-recycle-black-text = よいピースがありますが、このパズルは巨大です。黒い列をリサイクルして、合うものをとりましょう。
lesson-recycle-black-done = 合うものが出ました。新しいパズルはみんなのものだと忘れずに。
lesson-recycle-black-white = それは白です。今回は黒いパズルが目標です。

## 9 The last rounds

lesson-ending = 最後のラウンド
lesson-ending-about = 黒いデッキがなくなると、ゲームの終わりが近づきます。
lesson-ending-keep = 黒いデッキは時計です。なくなったらこのラウンドを終え、あと1ラウンド行います。
lesson-ending-last = 最後の黒
lesson-ending-last-text = 黒いデッキは残り1枚。黒いパズルをとると、その1枚が補充されます。
lesson-ending-last-done = 黒いデッキがなくなりました。このラウンドを終え、あと1ラウンド行います。
lesson-ending-last-white = 白をとっても黒いデッキは減りません。黒もとりましょう。
lesson-ending-one = 始めるより終わらせる
lesson-ending-one-text = 最後のラウンドです。未完成のパズルはポイントを失います。完成できるものを完成させましょう。
lesson-ending-one-done = 完成し、失点もありません。もう1枚はまだ1ポイントを失うかもしれません。
lesson-ending-one-taken = とれますが、未完成のまま失点になります。取り消して、パズルを完成させましょう。
lesson-ending-one-black = 終盤の黒いパズルは手番に1枚までです。1枚完成させるほうがよいでしょう。
lesson-ending-both = 最後のアクション
lesson-ending-both-text = 1アクションで、あと1マスのパズルが2枚。両方救いましょう。
lesson-ending-both-done = 最後のアクションは、マスターアクションが一番よいことが多いです。

## 10 Finishing touches

lesson-touches = 最後の仕上げ
lesson-touches-about = 最後のラウンドのあと、1個1ポイントですき間を埋めます。
lesson-touches-keep = 仕上げは1個1ポイント。埋まればポイントを得て、未完成なら失います。
lesson-touches-close = 割に合う？
lesson-touches-close-text = ラウンドは終わりましたが、すき間はまだ埋められます。1個につき1ポイント、このパズルは2ポイントです。
lesson-touches-close-done = 1ポイント払って、2ポイントを得て、2ポイントの失点を防ぎました。3ポイントのお得です。
lesson-touches-close-half = まだ1マス空いていて、黄の1マスはもうありません。取り消して棒を使いましょう。
lesson-touches-close-open = これで終わり、パズルで2ポイント失いました。1個置けば救えました。
lesson-touches-worth = よく選ぶ
lesson-touches-worth-text = あと1マスのパズルが2枚。ポイントを見て得なほうを埋め、「完了」を押しましょう。
lesson-touches-worth-done = 1ポイントで2ポイント。もう1枚は得るものも失うものもありません。
lesson-touches-worth-nothing = このパズルは0ポイントなので、1ポイントの無駄になります。取り消しましょう。
lesson-touches-worth-open = これで終わりです。ポイントのあるパズルが未完成のままです。
lesson-touches-leave = 何もしない
lesson-touches-leave-text = どちらのパズルも0ポイントです。ピースを置く価値はありますか。
lesson-touches-leave-done = ありません。ここでポイントを数え、一番多い人の勝ちです。
lesson-touches-leave-nothing = 1ポイントかかり、何も得られません。取り消しましょう。

## Solo

lesson-solo = ソロ
lesson-solo-about = 1人で、相手とロックに挑みます。
lesson-solo-keep = あなたの手番のたびに、相手はとれる中で一番よいパズルをとります。それを決めるのがロックです。
lesson-solo-grid = 3×3
lesson-solo-grid-text = 9枚のパズルが3つの縦列に並びます。1枚とると、縦列が詰まります。
lesson-solo-grid-done = あなたの選択で、相手がとれるものも変わります。
lesson-solo-mastermind = 相手の手番
lesson-solo-mastermind-text = 残り1アクション。使って手番を終えると、相手がパズルをとります。
lesson-solo-mastermind-done = ロックのない縦列から、ポイントが一番高いパズルをとりました。
lesson-solo-mastermind-left = アクションが残っています。先に使いましょう。
lesson-solo-lock = ロック
lesson-solo-lock-text = 相手はロックのある縦列からはとりません。あなたがそこでとると、ロック1個が相手に移ります。試しましょう。
lesson-solo-lock-done = ロックは相手のものです。次にパズルをとると、相手のロックはその縦列に移ります。
lesson-solo-lock-none = デッキからとってもロックは動きません。最初からやり直して、縦列からとりましょう。

## Line Clear

lesson-line-clear = ラインクリア
lesson-line-clear-about = 2人が同時に、それぞれの側で手番を行います。
lesson-line-clear-keep = 2つのマーカーがテーブルを回ります。持っている人が、その側で手番を行います。
lesson-line-clear-side = あなたの側
lesson-line-clear-side-text = 白いマーカーがあるので、片側のパズルがあなたのものです。そこから1枚とりましょう。
lesson-line-clear-side-done = とれました。もう1つのマーカーの人は、反対側で同時に手番を行います。
lesson-line-clear-side-theirs = そちらはもう1つのマーカーの側です。あなたの側には枠があります。
lesson-line-clear-white = 白いマーカー
lesson-line-clear-white-text = リサイクルできるのは白いマーカーだけです。自分の白い列をリサイクルしましょう。
lesson-line-clear-white-done = あなたの側だけ、列が新しくなりました。
lesson-line-clear-white-theirs = その列はもう1つのマーカーのものです。自分の列をリサイクルしましょう。
lesson-line-clear-pass = マーカーを渡す
lesson-line-clear-pass-text = 最後のアクションを使って手番を終えましょう。2人とも終わるとマーカーが動きます。
lesson-line-clear-pass-done = もう1つのマーカーを待っています。待つのは1人分だけです。
lesson-line-clear-pass-left = アクションが残っています。先に使いましょう。

## Ghost

lesson-ghost = ゴースト
lesson-ghost-about = 5マスのピースと、報酬の矢印です。
lesson-ghost-keep = ゴーストピースは5マスを埋めます。そのほうがよければ2個に分割できます。
lesson-ghost-five = 5マス
lesson-ghost-five-text = ゴーストピースはレベル5です。入るまで回したり裏返したりしましょう。
lesson-ghost-five-done = 1アクションで5マス。ゴーストは報酬と矢印でだけ手に入ります。
lesson-ghost-five-turn = 大きいので、中に収める必要があります。一度裏返して、回しましょう。
lesson-ghost-split = 分割する
lesson-ghost-split-text = このゴーストはうまく入りません。入る2個に分割して、両方置きましょう。
lesson-ghost-split-done = 1アクションで、分割して両方置けました。
lesson-ghost-split-whole = 先に分割しましょう。赤の正方形と黄の1マスが入ります。
lesson-ghost-arrow = 矢印
lesson-ghost-arrow-text = このパズルの報酬は矢印です。完成させて、ピースを1レベル上げましょう。
lesson-ghost-arrow-done = 矢印はアクションなしで、すぐピースを上げます。
lesson-ghost-arrow-declined = 矢印を使いませんでした。取り消して、ピースを上げましょう。

## Ambassador

lesson-ambassador = アンバサダー
lesson-ambassador-about = パズルで手に入れる、2回目のマスターアクションです。
lesson-ambassador-keep = アンバサダーのパズルがあれば、マスターアクションを1回だけ追加で使えます。
lesson-ambassador-earn = 手に入れる
lesson-ambassador-earn-text = このパズルの報酬はピースではなくアクションです。完成させましょう。
lesson-ambassador-earn-done = 次の手番から、ゲーム中に1回使えます。
lesson-ambassador-use = 使う
lesson-ambassador-use-text = マスターアクションは使用済み、アンバサダーはまだです。2個置いて確定しましょう。
lesson-ambassador-use-done = 1回の手番で2回目のマスターアクションです。
lesson-ambassador-use-master = マスターアクションは使用済みです。隣のボタンがアンバサダーです。
lesson-ambassador-use-other = このパズルには置きました。別のパズルを選ぶか、確定しましょう。
lesson-ambassador-both = 1回の手番で両方
lesson-ambassador-both-text = 残り2アクション。マスターアクションとアンバサダーで、埋められるだけ埋めましょう。
lesson-ambassador-both-done = 2アクションで3個。アンバサダーはこんな手番に取っておきましょう。
lesson-ambassador-both-other = このパズルには置きました。別のパズルを選ぶか、確定しましょう。

## What the revised rules changed

lesson-revised = 改訂ルール
lesson-revised-about = 2019年版や2020年版を知っている人のための変更点です。
lesson-revised-keep = 新しいのは、デッキからとる、リサイクル、ちょうど3アクション、未完成パズルの失点です。
lesson-revised-deck = デッキから
lesson-revised-deck-text = 列の代わりに、デッキの一番上を見ずにとれます。
lesson-revised-deck-done = とってから見えるお楽しみ。返すことはできません。
lesson-revised-deck-row = それは以前からのやり方で、今もできます。今回は白いデッキからとりましょう。
lesson-revised-recycle = リサイクル
lesson-revised-recycle-text = 1アクションで列をデッキの下に入れ、新しい4枚を並べます。
lesson-revised-recycle-done = 最初の版にはなかったアクションです。
lesson-revised-exact = ちょうど3
lesson-revised-exact-text = 手番はちょうど3アクションで、残せません。残りの2つを使って手番を終えましょう。
lesson-revised-exact-done = 小さなアクションでも、しないよりはよいものです。
lesson-revised-exact-left = アクションが1つ残っています。ほかになければ黄の1マスをとりましょう。
lesson-revised-black = 黒は手番に1枚
lesson-revised-black-text = 終わりが始まったら、黒いパズルは手番に1枚です。今1枚とりましょう。
lesson-revised-black-done = 2枚目はとれません。最後に未完成のパズルはポイントを失います。
lesson-revised-black-second = 黒いパズルは手番に1枚で、もうとりました。

## The guided first game

guide-leave = 案内を消す
guide-take = パズルをとりましょう。小さな白いパズルから始めるのがおすすめです。
guide-place = ピースをパズルへドラッグしましょう。入らなければ回します。
guide-complete = 空いたマスを全部埋めて完成させましょう。黄の1マスはいつでも1アクションでとれます。
guide-upgrade = ピースをアップグレードしましょう。小さいピースを返し、1レベル上をもらいます。
guide-master = マスターを使いましょう。1アクションで自分の各パズルに1個ずつ置けます。2枚あるとよいでしょう。
guide-done = これで全部です。あとは自由に遊びましょう。

## Problems, on the page of the lessons

learn-problem = 今日の問題
learn-problem-about = 1局面、1手番、約1分。全員に同じ問題です。
learn-problem-solve = 解いてみる
learn-problem-solved = 今日は正解済み
learn-trainer = トレーニング
learn-trainer-solved = 正解：{ $solved }
learn-train-complete = 1手番で完成
learn-train-touches = 最後の仕上げ
learn-in-a-row = 連続{ $days }日
