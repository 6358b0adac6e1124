### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = ピース
play-exchange-short = アップグレード
play-master-short = マスター
play-recycle-short = リサイクル
table-log-short = 履歴

## What another seat did; pictures of the pieces follow
news-taken-white = 白パズルをとった
news-taken-black = 黒パズルをとった
news-piece = Lv1ピース
news-exchanged = アップグレードした
news-placed = 置いた
news-master = マスター
news-recycled-white = 白の列をリサイクルした
news-recycled-black = 黒の列をリサイクルした
news-split = 分割した
news-this-turn = この手番
news-again = もう一度見る
news-again-of = { $name }の手番をもう一度見る
news-skip = スキップ

## What is said to you
say-fills = 手持ちのピースで埋まります。
say-would-fit = { $where ->
    [none] 今はどのパズルにも置けません。
    [single] パズル{ $slots }に置けます。
   *[several] パズル{ $slots }に置けます。
}

## Solo: why the Mastermind would take what it plans to take
plan-why = なぜ？
plan-why-taken = { NAME("rules-solo-6") }{ NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") }{ NAME("rules-solo-8") }
