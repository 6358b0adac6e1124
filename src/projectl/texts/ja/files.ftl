# ファイルの問題:パズル、記法、局面、ゲーム記録。


## パッケージとファイル

file-unwritable = { $path }：書き込めません：{ $reason }。

## パズルファイル。$source はファイルの名前

puzzle-file-unreadable = { $source }：読めません：{ $reason }。
puzzle-file-too-large = { $source }：パズルファイルは{ $limit }バイトまでです。大きすぎます。
puzzle-file-not-text = { $source }：UTF-8 のテキストではありません。
puzzle-header-unknown = { $source }、{ $line }行目：ヘッダー { $found } は不明です。使えるもの：{ $known }。
puzzle-header-twice = { $source }、{ $line }行目：ヘッダー { $key } が重複しています。
puzzle-header-set = { $source }、{ $line }行目：{ $found } はセット名として使えません。名前は a-z、0-9、- の1から32文字です。
puzzle-header-title = { $source }、{ $line }行目：題名 { $found } は1から60文字の表示できる文字でなければなりません。
puzzle-header-origin = { $source }、{ $line }行目：由来 { $found } は不明です。使えるもの：{ $known }。
puzzle-header-expansion = { $source }、{ $line }行目：拡張 { $found } は不明です。使えるもの：{ $known }。
puzzle-header-missing = { $source }：{ $key } がありません。最初のパズルの前に必要なもの：{ $known }。
puzzle-none = { $source }：パズルがありません。
puzzle-too-many = { $source }：パズルが多すぎます（{ $count }枚、上限{ $limit }枚）。
puzzle-fields = { $source }、{ $line }行目、パズル { $puzzle }：項目は5つ（id 色 ポイント 報酬 格子）必要ですが、{ $count }つあります。
puzzle-id = { $source }、{ $line }行目：{ $puzzle } は id として使えません。id は A-Z、a-z、0-9、_、- の1から12文字です。
puzzle-duplicate-id = { $source }、{ $line }行目、パズル { $puzzle }：{ $other }行目に同じ id があります。
puzzle-id-in-two-sets = { $source }：パズル { $puzzle } は { $other } にもあります。id は重複できません。
puzzle-colour = { $source }、{ $line }行目、パズル { $puzzle }：色 { $found } は不明です。使えるもの：{ $known }。
puzzle-points = { $source }、{ $line }行目、パズル { $puzzle }：ポイント { $found } は0から9の整数でなければなりません。
puzzle-reward = { $source }、{ $line }行目、パズル { $puzzle }：報酬 { $found } は不明です。使えるもの：{ $known }。
puzzle-reward-expansion = { $source }、{ $line }行目、パズル { $puzzle }：報酬 { $found } にはヘッダー expansion: { $needed } が必要です。
puzzle-grid = { $source }、{ $line }行目、パズル { $puzzle }：格子 { $found } は x か - の5文字が5行で、間に / が必要です。
puzzle-empty = { $source }、{ $line }行目、パズル { $puzzle }：凹んだ部分にマスがありません。
puzzle-unsolvable = { $source }、{ $line }行目、パズル { $puzzle }：使えるピース（各形{ $copies }個）では埋められません。
puzzle-unknown-id = { $source }：パズル { $puzzle } はありません。
puzzle-unknown-set = { $source }：ファイルでも内蔵セットでもありません。内蔵セット：{ $known }。

## アクションの記法

notation-code = { $found } はアクションのコードではありません。コードは0から{ $last }の整数です。
notation-word = { $found } はアクションで始まっていません。アクション：{ $known }。
notation-form = { $found } はこのアクションの書き方ではありません。書き方：{ $wanted }。
notation-number = { $found } という場所はありません。場所は1から{ $last }です。
notation-piece = { $found } はピースではありません。ピース：{ $known }。
notation-split = { $ghost } は { $found } に分割できません。分割できる形：{ $known }。
notation-cell = { $found } はマスではありません。マスは列 a から e と行 1 から 5 で、たとえば c2 です。
notation-shape = { $found } は { $piece } の形ではありません。{ $piece } は、回転や裏返しをした形で{ $size }マスを覆います。

## 局面

position-version = 局面は { $wanted } で始まります。これは { $found } で始まっています。
position-too-long = 局面は{ $limit }文字までです。このテキストは{ $found }文字です。
position-section = 節 { $found } はここには置けません。節：{ $wanted }。
position-field = { $section }：{ $found } は「名前=値」の形の項目ではありません。
position-field-unknown = { $section }：項目 { $found } は不明です。項目：{ $known }。
position-field-twice = { $section }：項目 { $field } が重複しています。
position-field-missing = { $section }：項目 { $field } がありません。
position-number = { $section }：{ $field } は{ $low }から{ $high }の整数です。{ $found } ではありません。
position-word = { $section }：{ $field } は { $known } のどれかです。{ $found } ではありません。
position-form = { $section }：{ $field } は { $wanted } と書きます。{ $found } ではありません。
position-options = 設定が組み合わせられません：{ $fault }。
position-piece = { $section }：{ $found } はピースではありません。ピース：{ $known }。
position-placement = { $section }：パズル { $puzzle }：{ $found } は V3@b2b3c3 のような配置ではありません。
position-puzzle = { $section }：パズル { $found } はゲームにありません。
position-colour = { $section }：パズル { $puzzle } の色は { $found } です。ここは { $wanted } です。
position-puzzle-twice = パズル { $puzzle } が2か所にあります：{ $first } と { $second }。
position-puzzle-count = ゲームのパズル（{ $colour }）が{ $found }枚です。正しくは{ $wanted }枚です。
position-deck = { $deck }：> は一番上、< は底の印です。それぞれ1回まで、> は必ず必要です。{ $found } ではありません。
position-deck-known = { $deck }：! はデッキの底のパズルだけの印です。
position-deck-size = { $deck }：デッキの枚数が{ $found }枚と書かれています。正しくは{ $wanted }枚です。
position-row = デッキ { $deck } は空でないのに、列の{ $slot }番が空です。
position-outside = { $section }：パズル { $puzzle }：{ $piece } が凹んだ部分からはみ出しています。
position-overlap = { $section }：パズル { $puzzle }：{ $piece } が他のピースに重なっています。
position-full = { $section }：パズル { $puzzle } は埋まっています。もう完成しているはずです。
position-waiting = { $section }：パズル { $puzzle } は報酬を待っていますが、選択がありません。
position-copies = ゲームのピース { $piece } が{ $found }個です。正しくは{ $wanted }個です。
position-pile = { $section }：{ $field } は { $found } ですが、パイルは { $wanted } です。
position-ambassadors = { $section }：未使用のアンバサダーが多すぎます（{ $found }、上限：{ $limit }）。
position-touches = { $section }：最後の仕上げが{ $found }個ですが、パズルの上には{ $wanted }個あります。
position-locks = ロックが多すぎます（{ $found }、上限：{ $limit }）。
position-ending = 終わりが始まるのは、デッキ { $deck } が空になったときだけです。
position-reason = 理由 { $found } は残りと合いません。使えるもの：{ $known }。
position-done = ゲームが終わるのは、すべての席が最後の仕上げを終えたときだけです。
position-turn = { $section }：席{ $found }の手番になっていますが、手番{ $turn }の次は席{ $wanted }です。
position-nobody = ゲームは続いていますが、すべての手番が終わっています。
position-open = { $section }：{ $field } は残りと合いません：{ $found }。
position-unwritable = この状態は書き出せません：{ $fault }。

## ゲーム記録

record-unreadable = { $source } を読めません：{ $reason }。
record-not-text = { $source } は UTF-8 のテキストではありません。
record-too-large = ゲーム記録は{ $limit }バイトまでです。大きすぎます。
record-format = { $line }行目：ゲーム記録は { $wanted } で始まります。{ $found } ではありません。
record-line = { $line }行目：{ $found } は { $wanted } の形ではありません。
record-key-unknown = { $line }行目：キー { $found } は不明です。キー：{ $known }。
record-key-twice = { $line }行目：キー { $key } が重複しています。
record-key-missing = キー { $key } がありません。
record-value = { $line }行目：{ $key } は { $wanted } です。{ $found } ではありません。
record-sections = 節は { $wanted } です。{ $found } ではありません。
record-seat = { $line }行目：ゲームの席は1から{ $last }です。{ $found } ではありません。
record-fault = { $line }行目：{ $fault }。
record-other-rules = ルールのバージョン{ $found }で作られました。これはバージョン{ $known }なので判定できません。
record-no-seed = 記録にシードがないため、再生できません。
record-illegal = { $line }行目：席{ $seat }は { $action } を行えません（{ $rule }）：{ NAME($reason) }
record-unwritable = この記録は書き出せません：{ $fault }。

## `projectl verify` の結果

verdict-ok = { $moves }アクションはすべて正しく、記録された結果になります。
verdict-other-rules = ルールのバージョン{ $found }で作られました。これはバージョン{ $known }なので判定できません。
verdict-no-seed = 記録にシードがないため、再生できません。
verdict-commitment = シード、ゲームID、設定のどれかが、前もって決められたものと違います。
verdict-illegal = { $line }行目、アクション{ $move }：席{ $seat }は { $action } を行えません（{ $rule }）：{ NAME($reason) }
verdict-unfinished = これまでの{ $moves }アクションはすべて正しく、ゲームは続いています。
verdict-no-result = ゲームは終わっていますが、結果が記録されていません。
verdict-too-early = 結果が記録されていますが、ゲームは続いています。
verdict-result = { $figure } は { $found } と記録されていますが、正しくは { $wanted } です。
