# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = パズル
puzzle-verdict-points = ポイント
puzzle-verdict-cells = マス
puzzle-verdict-sets = ピースの組
puzzle-verdict-pieces = 最少ピース数
puzzle-verdict-actions = 最少アクション数
puzzle-verdict-fair = 妥当なポイント
puzzle-verdict-alike = 同じ形
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = すべてのパズルは埋められます。
puzzle-verdict-about-actions = 最少アクション数：最初の手番から完成まで。途中の報酬は数えません。
puzzle-verdict-about-fair = 妥当なポイント：同じ大きさと報酬の印刷パズルのポイント（比較したパズル：{ $count }、標準的な誤差：{ $error }）。

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

## The editor: sets

editor-title = パズルのセット
editor-lead = 自分のパズルを描いて、それで遊びましょう。
editor-new = 新しいセット
editor-new-title = マイパズル
editor-import = ファイルを読み込む
editor-none = パズルのセットはまだありません。最初のセットは、変更できる例から始まります。
editor-count = パズル：{ $count }
editor-copy = コピーを保存
editor-set-title = セットのタイトル
editor-kept = 保存済み
editor-keeping = 保存中 …
editor-failed = 未保存
editor-export = 書き出す
editor-set = セット
editor-play = これで遊ぶ
editor-play-short = 遊ぶ
editor-expansion = セットの所属
editor-expansion-none = ほかのパズルに追加
editor-expansion-base = 基本セットの代わり
editor-share-about = リンクを知っている人は、セットを見てコピーできます。
editor-link = リンク
editor-share = リンクを共有
editor-withdraw = リンクを取り消す
editor-copied = リンクをコピーしました。
editor-withdrawn = リンクは無効になりました。
editor-delete = セットを削除
editor-delete-sure = 完全に削除

## The editor: the puzzles of a set, and drawing

editor-list = セットのパズル
editor-item = ポイント：{ $points } · マス：{ $cells }
editor-add = 新しいパズル
editor-before = 前のパズル
editor-after = 次のパズル
editor-place = { $number }/{ $all }
editor-drawing = 描画
editor-name = パズルの名前
editor-name-taken = { $name }はすでにあります。
editor-colour = 色
editor-white = 白
editor-black = 黒
editor-undo = 元に戻す
editor-nothing-to-undo = 元に戻すものはまだありません。
editor-turn = 回転
editor-mirror = 反転
editor-empty-card = カードを空にする
editor-remove = { $name }を外す
editor-less = 1ポイント減らす
editor-more = 1ポイント増やす
editor-reward = 報酬
editor-grid = { $name }のくぼみ
editor-cell-open = { $row }行{ $column }列、開いている
editor-cell-closed = { $row }行{ $column }列、台紙

## The editor: the verdict

editor-verdict = 判定
editor-can = 埋められます
editor-same = { $id }と同じ形です。
editor-way = 最少ピース数（{ $pieces }）の埋め方の一例。同じ数の組：{ $sets }
editor-worth = ポイントに見合う？
editor-fair = 妥当：{ $points }
editor-unfair = 似た印刷パズルのポイント：{ $points }
editor-extent = マス数－報酬のレベル
editor-how-many = 個数
editor-yours = { $name }（妥当：{ $points }）
editor-as-table = 表で見る
editor-plot = { $name }：マス数－報酬のレベル { $extent }、ポイント { $points }
editor-heard = マス：{ $cells }。埋められます。最少ピース数：{ $pieces }。
editor-heard-not = マス：{ $cells }。{ $why }
