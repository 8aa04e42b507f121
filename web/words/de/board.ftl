# Was alle Bretter gemeinsam haben
web-board-rule = Regel: { $title }
web-board-confirm = Bestätigen
web-board-cancel = Abbrechen
web-board-zoom-in = Vergrößern
web-board-zoom-out = Verkleinern
web-hint-only = Das ist dein einziger möglicher Zug.
