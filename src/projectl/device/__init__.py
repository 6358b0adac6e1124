"""The whole game on one device, without a server: tables, answers to what a page asks, and what is to be kept.

It does what a server does for one person, by the same logic of a table and the same answers (`projectl.server.table`,
`projectl.server.answers`), and tells the same documents. It has no network, no storage and no time of its own: whoever
runs it, such as a worker in a browser, hands in what was kept and takes out what is to be kept and told (`door`).
"""
