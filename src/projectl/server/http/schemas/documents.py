"""Documents for requests: to a reader the very types of the layers that make them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.game import review_documents
from projectl.server.messages import documents

from .forms import form_of

if TYPE_CHECKING:
    from projectl.game.review_documents import ReviewDocument
    from projectl.server.messages.documents import EndDocument, TableDocument
else:
    EndDocument, TableDocument = form_of(documents.EndDocument), form_of(documents.TableDocument)
    ReviewDocument = form_of(review_documents.ReviewDocument)

__all__ = ["EndDocument", "ReviewDocument", "TableDocument"]
