## A piece in hand

play-drag-keys = QとEで回転、Fで裏返し。ホイールでも回せます。
play-drag-finger = もう1本の指でタップすると回転します。

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = 横{ $width }、縦{ $height }：{ $rows }。
sr-shape-whole = 横{ $width }、縦{ $height }、すべてのマス。
sr-row-full = 1行すべて
sr-row-none = なし
sr-row-span = { $from }から{ $to }
sr-row-and = { $first }と{ $second }
sr-card-fits = 手持ちで入るピース：{ PIECE($pieces) }。
sr-card-fits-none = 手持ちで入るピースはありません。
sr-lies-on = 置かれたピース：{ PIECE($pieces) }。
sr-still-open = 空き：{ $shape }

## Bots: how fast they are, and that they think

bot-thinking = 考え中
bot-thinking-for = 考え中、{ $seconds }秒
bots-skip = スキップ
bots-skip-about = ボットの残りの手をすぐに表示（K）
key-skip = ボットの手をスキップ
settings-bot-pace = ボットの速さ
settings-bot-pace-about = ボットが各アクションの前に置く間です。他の人もいるテーブルでは、一番遅い設定に合わせます。
settings-bot-pace-normal = 普通
settings-bot-pace-fast = 速い
settings-bot-pace-instant = 即時

## Passing the device

pass-next = 次は{ $name }
pass-device = 端末を渡してください。
pass-i-am = { $name }です
name-twice = 同じ名前のプレイヤーがいます。どちらかを変えてください。

## How a game ended

end-shared-you = { $names }と勝利を分け合いました
end-lost-solo = 相手の勝ち
end-others-won = 他のプレイヤーの勝ち：{ $names }
end-you-and-others = あなたと{ $names }の勝ち
end-why-resigned = { $who ->
    [you] あなたが投了しました。
   *[other] { $name }が投了しました。
}
end-why-timeout = { $who ->
    [you] あなたの時間切れです。
   *[other] { $name }の時間切れです。
}
end-nobody = 勝者なし
end-why-agreed = 全員の合意で終了しました。
end-why-expired = 長い間誰も遊ばなかったため、終了しました。
end-why-closed = サーバーの管理者がゲームを終了しました。
end-why-unreadable = ゲームを開けなくなりました。

## A new game

new-count-solo = { $count }・ソロ
new-row-you = あなた
new-row-here = この画面
new-row-here-short = ここ
new-row-invite = 招待
new-row-invite-about = リンクを知っている人が座れます。
new-fold-time = 時間
new-value-none = なし
new-value-clock = { $kind ->
    [bank] ゲーム全体で{ $amount }
    [days] 手番ごとに{ $amount }
   *[turn] 手番ごとに{ $amount }
}
new-value-rated = { $rated ->
    [yes] レート戦
   *[no] レートなし
}
new-value-public = { $public ->
    [yes] ロビーに公開
   *[no] リンクのみ
}
new-value-scores = { $open ->
    [yes] 得点を公開
   *[no] 得点は版のとおり
}
new-sum-bots = ボット{ $count }体
new-sum-free = 空席{ $count }
new-sum-players = { $count }人
new-sum-screen = この画面で
new-conflict = この組み合わせではまだ始められません。
new-name-conflict = 同じ名前が2つあります。
new-last = 前回と同じ：{ $what }
new-bots-others = その他のボット
new-bots-slow = ここでは遅すぎます
bot-name-random = ランダム
bot-name-greedy = 早解き
bot-name-planner = 手番プランナー
bot-name-learned = 学習ネット
bot-name-expert = 学習ネット（長考）
new-bot-option = レベル{ $level }・{ $name }
mend-edition = 「{ $value }」で遊ぶ
mend-variant = { $value }で遊ぶ
mend-players = { $value }人にする
mend-deluxe = { $value ->
    [on] デラックス版を使う
   *[off] デラックス版を外す
}
mend-expansions = { $value ->
    [none] 拡張なしで遊ぶ
   *[other] 拡張：{ NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] エンドレスホワイトを使う
   *[off] エンドレスホワイトを外す
}
mend-difficulty = { $value ->
    [none] 難易度を外す
   *[other] 難易度：{ NAME($value, of: "difficulty") }
}
