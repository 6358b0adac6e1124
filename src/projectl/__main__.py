"""`python -m projectl` is the same as the command `projectl`."""

from projectl.cli.main import main

if __name__ == "__main__":
    main()
