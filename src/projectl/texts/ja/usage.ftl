# コマンドラインのヘルプ、使い方の誤り、表。

usage-line = 使い方：{ $usage }
usage-word-options = オプション
usage-word-command = コマンド
usage-arguments = 引数
usage-options = オプション
usage-commands = コマンド
usage-help-option = このヘルプを表示して終了。
usage-no-command = コマンド{ $found }はありません。{ $near ->
    [none] {""}
   *[other] { $near }のことですか？
}ヘルプ：{ $help }
usage-no-option = オプション{ $found }はありません。{ $near ->
    [none] {""}
   *[other] { $near }のことですか？
}ヘルプ：{ $help }
usage-missing = { $name }がありません。ヘルプ：{ $help }
usage-needs-value = { $name }には値が必要です。ヘルプ：{ $help }
usage-takes-no-value = { $name }に値は付けられません。ヘルプ：{ $help }
usage-whole-number = { $name }は整数で指定してください。ヘルプ：{ $help }
usage-number = { $name }は数で指定してください。ヘルプ：{ $help }
usage-value = { $name }にこの値は使えません。ヘルプ：{ $help }
usage-aborted = 中止しました。何も変更されていません。
usage-interrupted = 中止しました。
usage-extra = 余分な指定です：{ $found }。ヘルプ：{ $help }

head-bot = ボット
head-level = レベル
head-won = 勝率
head-margin = 点差
head-turns = 手番数
head-ms-per-turn = ms/手番
head-evaluations-per-turn = 評価/手番
head-wins = 勝率
head-rating = レート
head-score = 得点
head-against = 相手
head-games = ゲーム数
head-better = 優勢
head-row = 行
head-floor = 下限
head-goal = 目標
head-repeat = 再測定
head-identity = 識別
head-solo = { $difficulty }、{ $edition }、ゲーム数：{ $games }
head-arena = ゲーム数：{ $games }
