# ルールのページ。構成は rules_page.json にある。

rules-title = ルール
rules-about = ここでの遊び方を、私たちの言葉で説明します。このページは非公式です。ゲームと名称の権利はそれぞれの所有者にあります。
rules-edition = 版
rules-only = この版のみ：{ NAME($editions, of: "edition") }
rules-example = 例
rules-contents = 目次

rules-goal-title = ゲームの目的
rules-goal-1 = 自分のピースでパズルを埋めます。完成するとポイントと新しいピースを得て、置いたピースも戻ってきます。
rules-goal-2 = ピースが増えて大きくなるほど、難しいパズルを完成できます。最後に最もポイントの高いプレイヤーが勝利します。

rules-components-title = ピースとパズル
rules-components-1 = ピースには9つの形と4つのレベルがあります。レベルはマスの数です。
rules-components-2 = ピースは自由に回転させたり裏返したりできます。
rules-components-3 = パズルには、ピースで埋める凹んだ部分、ポイント（左上）、報酬（右上）があります。
rules-components-4 = 白パズルは簡単で早くピースを得られます。黒パズルは難しく、ポイントが高くなります。
rules-components-5 = ピースは各形15個です。
rules-components-6 = ピースは各形10個です。
rules-components-7 = ピースは各形10個、デラックス版の箱では15個です。

rules-setup-title = ゲームの準備
rules-setup-1 = すべての白パズルをシャッフルして白のデッキとします。黒のデッキはランダムに選びます。
rules-setup-2 = 2、3、4、5、6人のとき、黒のデッキは12、14、16、20、24枚です。
rules-setup-3 = 2、3、4人のとき、黒のデッキは12、14、16枚です。
rules-setup-4 = 各デッキから4枚を、その横に表向きで1列に並べます。
rules-setup-5 = 各プレイヤーはレベル1のピース1個とレベル2のピース1個で始めます。残りのピースはリザーブです。
rules-setup-6 = ファーストプレイヤーはランダムに、またはあなたが決めます。

rules-turn-title = 手番
rules-turn-1 = 時計回りに手番を行います。手番では3つのアクションを好きな組み合わせと順番で行います。マスターアクションだけは1手番に1回です。
rules-turn-2 = 3つすべてを使う必要はありません。いつでも手番を終えられます。
rules-turn-3 = 3つすべてを使わなくてはなりません。何もできないときだけ早く終わります。
rules-turn-example = 白パズルをとり、棒2、次に1マスを置きます。凹んだ部分が埋まり、両方のピースが戻り、報酬を得ます。

rules-take-title = パズルをとる
rules-take-1 = 列から表向きのパズルを1枚とり、自分の前に置きます。空いた場所にはその列のデッキから補充します。
rules-take-2 = 自分の前に置ける未完成のパズルは4枚までです。
rules-take-3 = 代わりにデッキの一番上のパズルをとることもできます。とるまで表は見られません。

rules-piece-title = レベル1のピースをとる
rules-piece-1 = リザーブからレベル1のピースを1個受け取り、自分のサプライに置きます。
rules-piece-2 = リザーブになければ、報酬がないときと同じように別のピースを受け取ります。

rules-upgrade-title = ピースのアップグレード
rules-upgrade-1 = サプライのピース1個をリザーブに戻し、1レベル高い好きな形のピースを受け取ります。
rules-upgrade-2 = そのレベルのピースがリザーブになければ、次にあるレベルのものを受け取ります。
rules-upgrade-3 = または、同じレベルの別の形、あるいは低いレベルのピースと交換します。
rules-upgrade-example = 棒2は棒3か角になります。両方ともなければ、レベル4の好きなピースになります。

rules-place-title = ピースを置く
rules-place-1 = サプライのピースを自分のパズルに置きます。凹んだ部分に収まり、他のピースに重ならないように置きます。
rules-place-2 = 一度置いたピースは、パズルが完成するまで動かせません。
rules-place-example = ピースを選び、回転させてパズルに置いてみましょう。

rules-master-title = マスターアクション
rules-master-1 = 1手番に1回：自分の各パズルにピースを最大1つずつ置きます。置かないパズルがあっても構いませんが、全部で1つ以上置きます。
rules-master-2 = 置くピースはすべて、アクションの開始時にサプライになければなりません。完成したパズルから戻るピースは使えません。
rules-master-example = 3つのパズルに3つのピース。これで1アクションです。

rules-recycle-title = リサイクル
rules-recycle-1 = 列を1つ選びます。そのパズルを好きな順番でデッキの底に戻し、列を並べ直します。
rules-recycle-2 = デッキが空のときはリサイクルできません。

rules-completing-title = パズルの完成
rules-completing-1 = アクションの終了時に凹んだ部分がすべて埋まっていれば完成です。1つのアクションで複数が完成することもあります。
rules-completing-2 = すべてのピースがサプライに戻り、報酬を得て、パズルは勝利ポイントパイルに置きます。
rules-completing-3 = 勝利ポイントパイルは表向きで、ポイントは公開です。
rules-completing-4 = 勝利ポイントパイルは最後まで裏向きです。表向きにしてポイントを公開することも選べます。
rules-completing-5 = 報酬のピースがリザーブになければ、同じレベルの別のピースを選びます。それもなければ、1レベル高いものか低いレベルのものを選びます。
rules-completing-6 = 報酬のピースがリザーブになければ、1レベル高い好きなピースを選びます。
rules-completing-example = 最後のピースで埋まりました。すべてのピースが戻り、報酬も得ます。

rules-end-title = ゲーム終了
rules-end-1 = 黒のデッキがなくなると終了の引き金が引かれます。全員の手番数が同じになるようラウンドを終え、最終ラウンドを行います。
rules-end-2 = それ以降、とれる黒パズルは1手番に1枚までです。
rules-end-3 = もう誰も置くこともとることもできない場合は、すぐに最後の仕上げになります。

rules-touches-title = 最後の仕上げ
rules-touches-1 = 最終ラウンドの後、未完成のパズルにサプライのピースを何個でも置けます。1個につき1ポイント減点です。
rules-touches-2 = その間ピースは戻らず、報酬もありません。終えたときに埋まっているパズルが完成になります。
rules-touches-example = 2個置いて2ポイント減点、5ポイントのパズルが完成。3ポイントの得です。

rules-scoring-title = 最終得点計算
rules-scoring-1 = 勝利ポイントパイルのポイントを合計し、最後の仕上げ1個につき1ポイント引きます。
rules-scoring-2 = 未完成のパズルのポイントも引きます。
rules-scoring-3 = 未完成のパズルは減点になりません。
rules-scoring-4 = 同点なら、完成したパズルの多いプレイヤー、次にサプライのピースの多いプレイヤーが勝利します。それでも同点なら勝利を分け合います。

rules-solo-title = ソロ
rules-solo-1 = パズルをとるだけでピースを置かない相手と対戦します。
rules-solo-2 = 黒パズル10枚の上に白パズル15枚を重ねて1つのデッキにします。9枚を3×3に並べ、3つの縦列の上にロックを1つ、2つ、1つ置きます。
rules-solo-3 = 相手のサプライは6個（標準）、3個（難しい）、0個（無敵）です。独自の難易度「容赦なし」ではロックもありません。
rules-solo-4 = 縦列からパズルをとると、その縦列のロック1つが相手のサプライに移ります。
rules-solo-5 = デッキから見ずにとったときはロックは動きません。リサイクルはなく、黒パズルの制限もありません。
rules-solo-6 = あなたの手番の後、相手はロックのない縦列から最もポイントの高いパズルをとります。同点なら並び順で先のものです。
rules-solo-7 = その後、相手のサプライすべてと、他の各縦列のロック1つずつがその縦列に移ります。
rules-solo-8 = すべての縦列がロックされていれば、各縦列からロックが1つ減り、相手は何もとりません。
rules-solo-9 = デッキがなくなったら、そのラウンドを終え、もう1ラウンド行います。その後、最後の仕上げです。
rules-solo-10 = 未完成のパズルは減点です。同点なら相手の勝利です。
rules-solo-example = 1番目の縦列が空いています。相手は一番よいパズルをとり、ロックが縦列を閉じます。

rules-line-clear-title = ラインクリア
rules-line-clear-1 = 大人数向け：2人が同時に手番を行います。
rules-line-clear-2 = デッキの左右に、白と黒の列をそれぞれ3枚ずつ並べます。白マーカーは左の列のもので、ファーストプレイヤーが持ちます。黒マーカーは右の列のもので、3番目（6人では4番目）のプレイヤーが持ちます。
rules-line-clear-3 = マーカーを持つ2人が手番を行い、自分のマーカーの列からだけとります。2人とも終わると、マーカーは時計回りに渡ります。
rules-line-clear-4 = デッキからとること、左の列をリサイクルすることは、白マーカーを持つプレイヤーだけができます。
rules-line-clear-5 = 黒のデッキがなくなった後、ファーストプレイヤーに両方のマーカーが再び渡るまで続けます。その後、最後の仕上げです。

rules-ghost-title = ゴーストピース
rules-ghost-1 = ゴーストピースはレベル5の白いピースです。報酬と矢印で得られ、アップグレードでは得られません。
rules-ghost-2 = ゴーストアクション：ゴーストピースをリザーブに戻し、合わせてその形になるレベル1〜4のピースを2個以上受け取ります。すぐに各パズルに最大1つずつ置けます。
rules-ghost-3 = 報酬が矢印のパズルもあります。矢印1つでサプライのピースを1レベル、レベル5まで上げます。使わなくても構いません。
rules-ghost-4 = 矢印2つで、2個のピースを1レベルずつ上げることもできます。
rules-ghost-5 = 最後の仕上げではゴーストピースを置けますが、分割はできません。
rules-ghost-example = ゴーストピースの分け方を選びましょう。

rules-ambassador-title = アンバサダー
rules-ambassador-1 = アンバサダーのパズルではピースを得られません。代わりにアンバサダーアクションを1回行えます。マスターアクションと同じですが、その手番の1回には数えません。
rules-ambassador-2 = 次のアクションから使えます。
rules-ambassador-3 = 次の手番から使えます。
rules-ambassador-4 = 使っても使わなくても、ポイントは数えます。

rules-phoenix-title = フェニックス
rules-phoenix-1 = 6ポイントの黒パズル7枚を、黒のデッキを選ぶ前に他のパズルに混ぜます。

rules-endless-title = エンドレスホワイト
rules-endless-1 = 白のデッキがなくなったら、完成した白パズルをすべてシャッフルして新しいデッキにします。ポイントと完成した数はそのままです。

rules-differences-title = 版による違い
rules-differences-copies = 各形のピース数
rules-differences-players = プレイ人数
rules-differences-actions = 手番のアクション
rules-differences-deck = デッキの一番上をとる
rules-differences-recycle = リサイクル
rules-differences-pile = 勝利ポイントパイル
rules-differences-black = 終盤の黒パズル
rules-differences-unfinished = 未完成のパズル
rules-differences-reward = 報酬がないとき
rules-differences-expansions = 拡張
rules-differences-line-clear = ラインクリア
rules-value-yes = あり
rules-value-no = なし
rules-value-up-to-three = 3つまで
rules-value-exactly-three = 必ず3つ
rules-value-face-up = 表向き
rules-value-face-down = 裏向き
rules-value-no-limit = 制限なし
rules-value-one-per-turn = 1手番に1枚
rules-value-cost-nothing = 減点なし
rules-value-cost-points = ポイント分を減点
rules-value-same-level = まず同じレベル
rules-value-next-level = 1レベル高いもの
rules-value-deluxe = 10、デラックス版の箱では15
rules-value-deluxe-players = 2〜4、デラックス版の箱では2〜6
rules-value-with-deluxe = デラックス版の箱であり
rules-value-deluxe-line-clear = 4〜6、デラックス版の箱であり
