# ゲームの物と出来事。端末とブラウザの両方で使う言葉。

list-comma = 、
list-and = と
list-counted = { $thing }×{ $count }

piece-O1 = 黄の1マス
piece-I2 = 緑の2マス棒
piece-I3 = 青の3マス棒
piece-V3 = オレンジの角
piece-I4 = 紫の4マス棒
piece-L4 = 水色のL
piece-Z4 = 朱色のZ
piece-O4 = 赤の正方形
piece-T4 = ピンクのT
piece-P5 = 白のP
piece-U5 = 白のU
piece-L5 = 白の長いL
piece-up1 = 矢印1つ
piece-up2 = 矢印2つ
piece-master = アンバサダーアクション

edition-deluxe-2019 = デラックス版 2019
edition-retail-2020 = 通常版 2020
edition-revised-2021 = 改訂版 2021
edition-rulebook-2023 = ルールブック2.5 2023

variant-standard = 基本ゲーム
variant-solo = ソロ
variant-line-clear = ラインクリア

expansion-ghost = ゴーストピース
expansion-ambassador = アンバサダー
expansion-phoenix = フェニックス

difficulty-standard = 標準
difficulty-challenging = 難しい
difficulty-unbeatable = 無敵
difficulty-no-mercy = 容赦なし（独自）

edition-deluxe-2019-about = 各形15個、ゴーストピースとアンバサダー、6人まで、手番は途中で終えられる
edition-retail-2020-about = 各形10個、4人まで、手番は途中で終えられる
edition-revised-2021-about = 必ず3アクション、リサイクルあり、パイルは裏向き、未完成のパズルは減点
edition-rulebook-2023-about = 2021と同じルールで各形15個、フェニックスとエンドレスホワイトあり

variant-standard-about = 2〜6人、1人ずつ順番に手番
variant-solo-about = 仮想の相手との対戦。相手はロックのない縦列で一番よいパズルをとる
variant-line-clear-about = 4〜6人、2人が同時に手番

expansion-ghost-about = 分割できる5マスのピースと、ピースをアップグレードする矢印
expansion-ambassador-about = 1枚につきマスターアクションが1回増えるパズル
expansion-phoenix-about = 6ポイントの黒パズル7枚

what-deluxe-box = デラックス版の箱
what-ghost = 拡張「ゴーストピース」
what-ambassador = 拡張「アンバサダー」
what-phoenix = 拡張「フェニックス」
what-line-clear = ラインクリア
what-solo = ソロ
what-endless-white = エンドレスホワイト

you = あなた
opponent = 相手
player-named = プレイヤー{ $number }

bot-random = 可能なアクションから等しい確率で選ぶ
bot-greedy = 一番早く完成できるものをとる
bot-planner = 手番全体を計画し、各パズルを最少のアクションで完成させる
bot-learned = 小さな学習済みネットで手番全体を読む。learned:1 は1手先だけを読む
bot-expert = 同じネットで、隠れたパズルのさまざまな並びを読む。expert:2s や expert:35000 で考える長さを決める
bot-level-1 = はじめて：簡単なものをとり、よく計画を忘れる
bot-level-2 = 初心者：小さなパズルを完成させるが、時々迷う
bot-level-3 = 気軽：たいていの手番に計画がある
bot-level-4 = 常連：アクションを数え、マスターアクションを上手に使う
bot-level-5 = 上手：テーブル全体を見始める
bot-level-6 = 熟練：ポイントを狙う前にピースを増やす
bot-level-7 = 強い：アクションをめったに無駄にしない
bot-level-8 = 手ごわい：たいていの手番を最善に打つ
bot-level-9 = チャンピオン：どの手番も最後まで読む
bot-level-10 = グランドマスター：デッキの中身まで考える

level-name-1 = はじめて
level-name-2 = 初心者
level-name-3 = 気軽
level-name-4 = 常連
level-name-5 = 上手
level-name-6 = 熟練
level-name-7 = 強い
level-name-8 = 手ごわい
level-name-9 = チャンピオン
level-name-10 = グランドマスター

menu-take = パズルをとる
menu-piece = レベル1のピース
menu-exch = アップグレード・交換
menu-place = ピースを置く
menu-master = マスターアクション
menu-recycle = リサイクル
menu-ambassador = アンバサダー
menu-split = ゴーストピースを分割
menu-end = 手番を終える
menu-done = 完了
menu-stop = 確定
menu-cancel = やめる
menu-decline = 使わない
menu-order = 順番を決める

title-market = とれるパズル
title-reserve = リザーブ
title-others = 他のプレイヤー
title-opponent = 相手がとる3×3の並び

heading-round = 第{ $round }ラウンド

deck = { $deck ->
    [black] 黒
   *[white] 白
}
deck-left = 残り{ $count }
deck-over-row = { $deck ->
    [black] 黒のデッキ：残り{ $count }
   *[white] 白のデッキ：残り{ $count }
}
deck-in-words = { $top ->
    [none] デッキは空です。
    [black] デッキ：残り{ $count }、黒のみ
   *[white] デッキ：残り{ $count }、一番上は白
}
market-marker = { $marker ->
    [black] 黒マーカー：{ $name }
   *[white] 白マーカー：{ $name }
}
column-locks = { $count ->
    [0] ロックなし
   *[other] ロック{ $count }
}

place-free = 空き
card-completed = { $slot } 完成
supply-empty = ピースなし
pile-empty = 勝利ポイントパイルは空です。
mat-title = { $name } · 完成{ $completed } · { $points }ポイント
mat-title-hidden = { $name } · 完成{ $completed }
mat-ambassadors = { $count ->
    [0] 未使用のアンバサダーなし
   *[other] 未使用のアンバサダー{ $count }
}
other-title = { $name } · ✓ { $completed } · { $points }P
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] 黒{ $points }
   *[white] 白{ $points }
}：{ $filled }/{ $cells }
opponent-title = とった数{ $completed } · { $points }ポイント · { $supply ->
    [0] ロック用ピースなし
   *[other] ロック用ピース{ $supply }
}
plan-most-points = 今手番を終えると、相手はパズル{ $slot }をとります。
plan-reading-order = 今手番を終えると、相手はパズル{ $slot }をとります。
plan-all-locked = 今手番を終えると、相手は何もとりません。
plan-nothing-open = 今手番を終えると、相手は何もとりません。

banner-actions = { $count ->
    [0] 残りアクションなし
   *[other] 残り{ $count }アクション
}{ $master ->
    [used] 、マスターアクション使用済み
   *[free] {""}
}
banner-choice-order = 複数のパズルが完成しました。どの報酬を先に受け取りますか？
banner-choice-reward = 報酬のピースがリザーブにありません。代わりを選んでください：
banner-choice-level-up = ピースをアップグレードするか、「使わない」を選んでください。
banner-sequence-master = マスターアクション：各パズルにピースを1個ずつ。
banner-sequence-ambassador = アンバサダーアクション：各パズルにピースを1個ずつ。
banner-sequence-ghost = ゴーストピースを分割しました。新しいピースを各パズルに1個ずつ置けます。
banner-sequence-recycle = リサイクル：パズルをどの順でデッキの底に戻しますか？
banner-waiting = 他のプレイヤーを待っています
banner-finish-round = { $variant ->
    [line-clear] 黒のデッキがなくなりました。ファーストプレイヤーに両方のマーカーが再び渡ると終了です。
    [solo] デッキがなくなりました。このラウンドとあと1ラウンドです。
   *[standard] 黒のデッキがなくなりました。このラウンドとあと1ラウンドです。
}
banner-last-round = 最終ラウンドです。
banner-touches = 最後の仕上げ：パイル{ $pile } + 完成{ $touched } − 配置{ $touches } − 未完成{ $unfinished } = { $total }
banner-touches-done = 最後の仕上げを終えました
banner-over = ゲーム終了です。

event-turn-began = { $marker ->
    [white] { $name }が白マーカーを持っています。
    [black] { $name }が黒マーカーを持っています。
   *[none] { $name }の手番です。
}
event-taken = { $name }は{ $deck ->
    [white] 白のデッキの一番上
    [black] 黒のデッキの一番上
   *[none] { $colour ->
        [black] 黒パズル{ $row_slot }
       *[white] 白パズル{ $row_slot }
    }
}をとりました：{ $points }ポイント、報酬は{ PIECE($reward) }。
event-refilled = { $row_slot }番に新しい{ $colour ->
    [black] 黒
   *[white] 白
}パズルが出ました。
event-piece-taken = { $name }はリザーブから{ PIECE($piece) }を受け取りました。
event-exchanged = { $name }は{ PIECE($given) }を{ PIECE($taken) }と交換しました。
event-placed = { $name }は{ PIECE($piece) }をパズル{ $slot }に置きました。
event-master-began = { $name }はマスターアクションを始めました。
event-ambassador-began = { $name }はアンバサダーのパズルを使いました。
event-ghost-split = { $name }は{ PIECE($ghost) }を{ PIECE($pieces) }に分割しました。
event-sequence-closed = { $name }は置き終えました。
event-sequence-cancelled = { $name }は{ $sequence ->
    [master] マスターアクション
    [ambassador] アンバサダーアクション
    [ghost] 分割
   *[recycle] リサイクル
}をやめました。
event-recycle-began = { $name }は{ $deck ->
    [black] 黒の列
   *[white] 白の列
}のリサイクルを始めました。
event-recycled = { $count ->
    [0] { NAME($deck, of: "deck-named") }の底に戻ったパズルはありません。
   *[other] パズル{ $count }枚が{ NAME($deck, of: "deck-named") }の底に戻りました。
}
event-pieces-returned = 戻ったピース：{ PIECE($pieces) }。
event-rewarded = { $piece ->
    [none] 報酬になるピースがリザーブに残っていませんでした。
   *[other] 報酬：{ PIECE($piece) }。
}
event-levelled-up = { $name }は{ PIECE($given) }を{ PIECE($taken) }にアップグレードしました。
event-level-up-declined = { $name }は矢印を使いませんでした。
event-completed = { $name }はパズル{ $slot }を完成させました：{ $points }ポイント。
event-completed-face-down = { $name }はパズル{ $slot }を完成させました。
event-reshuffled = 完成した白パズル{ $count }枚をシャッフルし、新しい白のデッキにしました。
event-end-triggered = { $variant ->
    [line-clear] 黒のデッキがなくなりました。ファーストプレイヤーに両方のマーカーが再び渡ると終了です。
    [solo] デッキがなくなりました。このラウンドとあと1ラウンドです。
   *[standard] 黒のデッキがなくなりました。このラウンドとあと1ラウンドです。
}
event-last-round-began = 最終ラウンドが始まりました。
event-turn-ended = { $name }は{ $unused ->
    [0] 手番を終えました。
   *[other] { $unused }アクションを残して手番を終えました。
}
event-markers-passed = マーカーが次に渡りました。
event-lock-taken = 縦列{ $column }のロック1個が相手のサプライに移りました。
event-opponent-took = { $why ->
    [reading-order] 相手はパズル{ $row_slot }（{ $points }ポイント）をとりました。ロックのない縦列（{ $open_columns }）で最高点で、左上から見て{ $tied }より先です。
   *[most-points] 相手はパズル{ $row_slot }（{ $points }ポイント）をとりました。ロックのない縦列（{ $open_columns }）で最高点です。
}
event-locks-moved = { $count ->
    [0] 動いたロックはありません。
   *[other] ロック{ $count }個が縦列{ $column }に移りました。
}
event-locks-removed = すべての縦列がロックされていたため、ロックが1個ずつ減り、相手は何もとりませんでした。
event-opponent-passed = ロックのない縦列（{ $open_columns }）にパズルがないため、相手は何もとりませんでした。
event-touches-began = { $reason ->
    [dead-position] もう誰も置くこともとることもできません。最後の仕上げが始まります。
    [turn-cap] 手番数の上限に達しました。最後の仕上げが始まります。
   *[other] 最終ラウンドが終わりました。最後の仕上げが始まります。
}
event-touched = { $name }は{ PIECE($piece) }をパズル{ $slot }に置きました（−1ポイント）。
event-touches-done = { $name }は最後の仕上げを終えました。
event-game-ended = ゲーム終了です。
event-undone = { $name }は元に戻しました：{ $action }。

log-stood-in = この席のボットが応答しなかったため、{ $bot }が代わりにプレイしました。

deck-named-white = 白のデッキ
deck-named-black = 黒のデッキ

sheet-points = パイル
sheet-touches = 仕上げ
sheet-unfinished = 未完成
sheet-score = 得点
sheet-completed = 完成
sheet-pieces = 残りピース
winner = { $who ->
    [you] あなたの勝利です。
   *[other] { $names }の勝利です。
}
winners = { $names }が勝利を分け合いました。
decided-score = 得点で決まりました。
decided-completed = 同点のため、完成したパズルの数で決まりました。
decided-pieces = 得点も完成したパズルの数も同じため、残りのピースの数で決まりました。
decided-shared = すべて同じのため、勝利を分け合います。
decided-solo-tie = 同点のため、相手の勝ちです。
ended-black-deck-empty = 黒のデッキがなくなりました。
ended-deck-empty = デッキがなくなりました。
ended-dead-position = 誰も置くこともとることもできなくなりました。
ended-turn-cap = 手番数の上限に達しました。
