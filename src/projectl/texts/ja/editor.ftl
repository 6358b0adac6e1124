# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = パズル
verdict-points = ポイント
verdict-cells = マス
verdict-sets = ピースの組
verdict-pieces = 最少ピース数
verdict-actions = 最少アクション数
verdict-fair = 妥当なポイント
verdict-alike = 同じ形
verdict-span = { $low }–{ $high }
verdict-all-filled = すべてのパズルは埋められます。
verdict-about-actions = 最少アクション数：最初の手番から完成まで。途中の報酬は数えません。
verdict-about-fair = 妥当なポイント：同じ大きさと報酬の印刷パズルのポイント（比較したパズル：{ $count }、標準的な誤差：{ $error }）。

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = パズルのセットを表示・確認します。
cli-puzzles-check = ファイルの各パズルの埋め方と価値を示します。
cli-puzzles-file = パズルファイルか内蔵セットの名前。
