"""Accounts: a name, a password and sessions. Nobody needs one."""

from .accounts import Accounts, Login
from .passwords import Passwords

__all__ = ["Accounts", "Login", "Passwords"]
