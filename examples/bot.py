#!/usr/bin/env python3
"""A bot that plays random legal moves at a table of a Durbar server.

    DURBAR_TOKEN=... python3 examples/bot.py http://127.0.0.1:4400/t/TABLE

The token comes from POST /api/me/tokens (docs/server.md shows how). It goes into a header, never into an
address. Only the standard library is used; the WebSocket below is the least that this needs.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request


class WebSocket:
    """Text messages over a WebSocket, from the client's side (RFC 6455)."""

    def __init__(self, url, token):
        at = urllib.parse.urlsplit(url)
        port = at.port or (443 if at.scheme == "https" else 80)
        self.stream = socket.create_connection((at.hostname, port))
        if at.scheme == "https":
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nAuthorization: Bearer {token}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n")
        self.stream.sendall(head.encode())
        self.file = self.stream.makefile("rb")
        status = self.file.readline().decode(errors="replace").strip()
        if " 101 " not in status:
            sys.exit(f"The socket was refused: {status}")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, message):
        self._frame(0x1, json.dumps(message).encode())

    def _frame(self, kind, data):
        length = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def messages(self):
        """Every message as it comes, until the server closes."""
        text = b""
        while True:
            first, length = self._read("!BB")
            if length == 126:
                (length,) = self._read("!H")
            elif length == 127:
                (length,) = self._read("!Q")
            data = self.file.read(length)
            kind = first & 0x0F
            if kind == 0x8:
                return
            if kind == 0x9:
                self._frame(0xA, data)  # a ping wants a pong
            if kind in (0x0, 0x1):
                text += data
                if first & 0x80:
                    yield json.loads(text)
                    text = b""

    def _read(self, form):
        data = self.file.read(struct.calcsize(form))
        if len(data) < struct.calcsize(form):
            sys.exit("The server has gone away.")
        return struct.unpack(form, data)


def call(server, path, token, body=None):
    """Asks the API; a body makes it a POST."""
    request = urllib.request.Request(server + path, headers={"Authorization": f"Bearer {token}"})
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {error.code} {error.read().decode(errors='replace')}")


def main():
    token = os.environ.get("DURBAR_TOKEN")
    if not token or len(sys.argv) != 2:
        sys.exit("usage: DURBAR_TOKEN=... bot.py http://HOST/t/TABLE")
    at = urllib.parse.urlsplit(sys.argv[1])
    server, table = f"{at.scheme}://{at.netloc}", at.path.rstrip("/").split("/")[-1]
    info = call(server, f"/api/tables/{table}", token)
    if not info["you"]:
        # Random bytes of the bot's own, so that nobody has to believe the server's dice.
        info = call(server, f"/api/tables/{table}/sit", token, {"contribution": os.urandom(16).hex()})
    print(f"Seat {info['you'][0] + 1} at a table of {info['game']}.", flush=True)
    play(WebSocket(f"{server}/api/tables/{table}/socket", token))


def play(table):
    """Answers every position in which this seat is to choose with a random legal move."""
    number = 0
    playing = False
    for message in table.messages():
        if message["kind"] == "table":
            playing = message["table"]["stage"] == "playing"
            if message["table"]["stage"] in ("finished", "abandoned"):
                print("The game is over. Places by seat:", message["table"]["places"])
                return
        elif message["kind"] in ("sync", "step") and message["state"]["moves"] and playing:
            move = random.choice(message["state"]["moves"])["text"]
            number += 1
            table.send({"id": number, "kind": "move", "v": message["v"], "text": move, "end": True})
        elif message["kind"] == "refused":
            sys.exit(f"Refused: {message['code']} {message['reason']}")


if __name__ == "__main__":
    main()
