### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = 問題{ $name }はありません。
problem-kind-unknown = { $kind }という種類の問題はありません。種類は{ $known }です。
problem-day-malformed = { $found }は日付ではありません。2026-11-19のように書いてください。

## The tasks and how hard they are

problem-of-day = 今日の問題
problem-trainer = トレーニング
problem-complete =
    { $count ->
        [2] この手番でパズルを2枚完成させましょう
        [3] この手番でパズルを3枚完成させましょう
       *[four] この手番でパズルを4枚完成させましょう
    }
problem-touches = 最善の「最後の仕上げ」をしましょう
problem-difficulty =
    { $level ->
        [1] やさしい
        [2] ふつう
       *[hard] むずかしい
    }

## What comes of a try

problem-solved = 正解
problem-tries =
    { $count ->
        [1] 1回目で
       *[more] 試した回数：{ $count }
    }
problem-missed-complete = あと一歩。完成：{ $best }枚中{ $result }枚。
problem-missed-touches = 惜しい、まだ最善ではありません。ポイント：{ $result }、最善：{ $best }。
problem-look = パズル{ $slot }を見てみましょう。
problem-answer = 答え

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter：もう一度 · nudge · answer · quit
problem-next = Enter：次へ · quit
problem-number = { $number }問目、正解{ $solved }
problem-not-saved = 問題は保存されません。いつでも最初からやり直せます。
problem-generating = ゲーム
problem-generated = { $folder }に書き込みました。日数：{ $days }、練習用：{ $practice }。

## The command

cli-problem = 今日の問題やほかの問題を解きます。
cli-problem-day = 別の日の問題（例：2026-11-19）。
cli-problem-kind = 一つの種類を練習します：completeまたはtouches。
cli-problem-trainer = 続けて練習します。
cli-problem-generate = ボット同士のゲームから問題を作ります。
cli-problem-folder = ファイルの書き込み先。
cli-problem-seed = 最初のゲームの番号。同じゲームからは同じ問題ができます。
cli-problem-games = ゲームの数。

## Days and the trainer

problem-day-to-come = { $day }の問題はまだ公開されていません。
problem-day-too-early = { $day }にはまだ問題がありませんでした。
problem-results-malformed = { $found }は結果ではありません。正解は1、不正解は0と書いてください。

## The page of a problem

problem-nudge = 手がかり
problem-show-answer = 答えを見る
problem-again = もう一度
problem-go-on = 次へ
problem-more = 似た問題へ
problem-time = 時間
problem-tried = 試した回数
problem-points = 今のポイント：{ $points }
problem-touches-about = ピース1個につき1ポイント減り、未完成のパズルはそのポイント分減ります。
problem-was-solved = この問題はもう解いています。
problem-was-seen = 答えを見た問題です。ここからは練習になります。
problem-next-in = 次の問題は協定世界時の午前0時に届きます。残り{ $hours }時間です。
problem-in-a-row = 連続{ $days }日
problem-month-told = { $month }：{ $all }日中{ $solved }日正解。
problem-day-told = { $day }, { $state ->
        [solved] 正解
        [seen] 答えを見た
       *[open] 未回答
    }
problem-in-set = 10問中{ $number }問目、正解：{ $solved }
problem-kind-complete = 1手番で完成
problem-kind-touches = 最後の仕上げ
problem-share = 共有
problem-copied = コピーしました
