# The compiled kernels, and what is not offered without them.

no-kernels = ここでは何もコンパイルされていません：{ $reason }
bots-fewer = 強いボットはここでは考える時間が長くなりすぎるため、選べません：{ $reason }
bot-too-slow = { $bot } はここでは考える時間が長くなりすぎるため、選べません：{ $reason }
bench-ready-ms = インポート後、コンパイル版の最初の一手まで、ミリ秒
bench-all-mb = projectl[all] のインストール容量、バイトコードを除く、メガバイト
