# The laboratory: environments for agents.

lab-closed = この環境は閉じられています。新しく作ってください。
lab-not-begun = まず reset を呼んでください。
lab-no-records = 対局を記録として残すには、records=True を指定してください。
lab-unknown = { $name } は { $known } のどれかです。{ $found } ではありません。
lab-action-illegal = 対局 { $game }：アクション { $action } は選べません。選べるものはマスクで分かります。
lab-action-missing = { $agent } は行動できますが、アクションがありません。選べるものはマスクで分かります。
lab-action-shape = 対局ごとに一つのアクションが必要です。形は ({ $wanted },) で、{ $found } ではありません。
lab-action-type = アクションは整数です。{ $found } ではありません。
lab-seed = シードは 0 から 2^62 - 1 までの整数です。{ $found } ではありません。
lab-seeds-count = 対局（{ $wanted }）ごとに一つのシードが必要です。今は { $found } です。
