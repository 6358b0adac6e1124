"""The documents of a table, for requests: to a reader the very types of `projectl.server.messages.documents`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.server.messages import documents

from .forms import form_of

if TYPE_CHECKING:
    from projectl.server.messages.documents import EndDocument, TableDocument
else:
    EndDocument, TableDocument = form_of(documents.EndDocument), form_of(documents.TableDocument)

__all__ = ["EndDocument", "TableDocument"]
