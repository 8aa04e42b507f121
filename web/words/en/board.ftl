# What all boards share
web-board-rule = Rule: { $title }
web-board-confirm = Confirm
web-board-cancel = Cancel
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-hint-only = This is your only legal move.
