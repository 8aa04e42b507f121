#!/usr/bin/env python3
"""Waits for calls from a Durbar server, and prints whose turn it is.

    DURBAR_HOOK_KEY=... python3 examples/webhook.py 127.0.0.1:9000

The key comes from POST /api/me/hooks (docs/server.md shows how). A call that is not signed with it, or was
signed more than five minutes ago, is refused. Only the standard library is used.
"""

import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer


def is_signed(key, header, body):
    """Whether the header `t=TIME,v1=HEX` holds the HMAC-SHA-256 of TIME.BODY, made a short while ago."""
    parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
    when, made = parts.get("t", ""), parts.get("v1", "")
    if not when.isdigit() or abs(time.time() - int(when)) > 300:
        return False
    right = hmac.new(bytes.fromhex(key), when.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(right, made)


class Receiver(BaseHTTPRequestHandler):
    key = ""

    def do_POST(self):
        body = self.rfile.read(min(int(self.headers.get("content-length", 0)), 10_000))
        if not is_signed(self.key, self.headers.get("durbar-signature", ""), body):
            print("Someone called without the right signature.", flush=True)
            return self.send_error(403)
        call = json.loads(body)
        if call["event"] == "your_turn":
            print(f"It is your turn: {call['game']} at {call['url'] or call['table']}", flush=True)
        else:
            print("The webhook works.", flush=True)
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def main():
    key = os.environ.get("DURBAR_HOOK_KEY", "")
    if len(sys.argv) != 2 or not key:
        sys.exit("usage: DURBAR_HOOK_KEY=KEY webhook.py ADDRESS:PORT")
    address, port = sys.argv[1].rsplit(":", 1)
    Receiver.key = key
    server = HTTPServer((address, int(port)), Receiver)
    print(f"Waiting at {address}:{server.server_port}.", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
