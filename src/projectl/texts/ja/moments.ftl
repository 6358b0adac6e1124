### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = 他の人の手番
settings-bot-pace-step = 一手ずつ
moments-next-step = 次の手
moments-keys = 他の人の手番をもう一度見る、次の手
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] 2枚同時に完成
    [3] 3枚同時に完成
   *[other] 4枚同時に完成
}

## The end
moments-won-by = { $who ->
    [you] { $points }ポイント差であなたの勝ち
   *[other] { $points }ポイント差で{ $name }の勝ち
}
moments-solo-lost-by = { $points }ポイント差で相手の勝ち
moments-behind = あなたは{ $place }位、{ $points }ポイント差です。
moments-how-it-went = ゲームの流れ
moments-graph-about = パイルのポイント
moments-graph-label = 手番ごとのパイルのポイント。最後：{ $now }
moments-facts = このゲームのあなた
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] 一番の手番のポイント
   *[other] 一番の手番のポイント（ラウンド{ $round }）
}
moments-fact-completed = 完成したパズル
moments-fact-black = うち黒
moments-fact-together = 1回のマスターアクションで完成
moments-fact-masters = マスターアクション
moments-fact-placed = 置いたピース
moments-fact-touches = 最後のポイントのために置いたピース
moments-your-pile = あなたが完成したパズル
moments-pile-of = { $name }が完成したパズル
moments-all-columns = すべての列
moments-sound-offer = 次は音も鳴らしますか？とる、置く、完成するときの短い音です。
moments-sound-yes = 鳴らす
moments-sound-no = いいえ
moments-review = このゲームを検討
