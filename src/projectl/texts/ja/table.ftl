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
news-exchanged = アップグレード
news-placed = 配置
news-master = マスター
news-recycled-white = 白の列をリサイクル
news-recycled-black = 黒の列をリサイクル
news-split = 分割
news-this-turn = この手番
news-again = もう一度
news-again-of = { $name }の直前の手番をもう一度見る
news-skip = スキップ

## What is said to you
say-fills = 手持ちのピースで完成できます。
