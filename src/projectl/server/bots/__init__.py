"""The bots of the tables: they think in processes of their own, so that they hold nobody up and harm nobody.

It imports nothing by itself: a worker, which begins here too, is to be ready soon.
"""
