"""Accounts: a name, a password and sessions. Nobody needs one."""

from .accounts import Accounts
from .passwords import Passwords

__all__ = ["Accounts", "Passwords"]
