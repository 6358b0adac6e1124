"""`projectl bench judge`: how well the judge's chances hold, on deals that were held back from its training.

| file | subject |
|---|---|
| `judged` | the games of a series with the chances of every position, and the margins |
| `baseline` | a logistic on the margin alone, fitted to the very games that it is measured on |
| `figures` | calibration and Brier scores with their intervals |
| `page` | the tables and the picture |
| `measure` | the command |
"""
