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

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = マスを1つ以上描いてください。
puzzle-not-fillable = 箱にあるピースでは埋められません。マスをつなげてください。

## Sets that are kept; $limit is a number

set-too-many = これ以上パズルのセットは保存できません（上限：{ $limit }）。先に1つ削除してください。
set-too-large = パズルのセットの容量が大きすぎます（上限KiB：{ $limit }）。先に1つ削除してください。
set-unknown = そのパズルのセットはありません。削除された可能性があります。
set-link-unknown = このリンク先にパズルのセットはありません。取り消された可能性があります。
set-title-wanted = パズルのセットにはタイトルが必要です（最大{ $limit }文字）。
