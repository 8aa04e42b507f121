#!/usr/bin/env python3
"""A bot that plays random legal moves at a table of a Durbar server.

    DURBAR_TOKEN=... python3 examples/bot.py http://127.0.0.1:4400/t/TABLE

A token is made in the browser: Settings, Tokens for programs. (Or by POST /api/me/tokens, as docs/server.md
shows.) It goes into a header, never into an address. When the connection breaks, the bot comes back by itself.
Only the standard library is used; the WebSocket below is the least that this needs.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


# The server pings every 30 seconds. After this long without a message the connection is lost.
QUIET = 75


class Lost(Exception):
    """The connection is gone; a new one may work."""


class WebSocket:
    """Text messages over a WebSocket, from the client's side (RFC 6455)."""

    def __init__(self, url, token):
        at = urllib.parse.urlsplit(url)
        port = at.port or (443 if at.scheme == "https" else 80)
        self.stream = socket.create_connection((at.hostname, port), timeout=QUIET)
        if at.scheme == "https":
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET {at.path}?{at.query} HTTP/1.1\r\nHost: {at.netloc}\r\nAuthorization: Bearer {token}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n")
        self.stream.sendall(head.encode())
        self.file = self.stream.makefile("rb")
        status = self.file.readline().decode(errors="replace").strip()
        if " 101 " not in status:
            # A busy or restarting server (429, 503 and the like) may let us in later; the rest will not change.
            again = not status or any(f" {code} " in status for code in (429, 500, 502, 503, 504))
            raise Lost(status) if again else SystemExit(f"The socket was refused: {status}")
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
        """Every message as it arrives, until the server closes the connection."""
        text = b""
        while True:
            first, length = self._read("!BB")
            if length == 126:
                (length,) = self._read("!H")
            elif length == 127:
                (length,) = self._read("!Q")
            data = self._exactly(length)
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
        return struct.unpack(form, self._exactly(struct.calcsize(form)))

    def _exactly(self, length):
        data = self.file.read(length)
        if len(data) < length:
            raise Lost("the server has gone away")
        return data


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
        sys.exit("usage: DURBAR_TOKEN=... bot.py http://HOST/t/TABLE\n"
                 "A token is made in the browser: Settings, Tokens for programs.")
    at = urllib.parse.urlsplit(sys.argv[1])
    server, table = f"{at.scheme}://{at.netloc}", at.path.rstrip("/").split("/")[-1]
    info = call(server, f"/api/tables/{table}", token)
    if not info["you"]:
        # The bot's own random bytes, so nobody has to take the server's dice on trust.
        info = call(server, f"/api/tables/{table}/sit", token, {"contribution": os.urandom(16).hex()})
    print(f"Seat {info['you'][0] + 1} at a table of {info['game']}.", flush=True)
    player, tries = Player(), 0
    while not player.done:
        seen = player.seen
        try:
            player.play(WebSocket(f"{server}/api/tables/{table}/socket?since={seen}", token))
        except (Lost, OSError) as error:
            tries = 0 if player.seen > seen else tries + 1
            wait = min(30, 2 ** tries / 4) * random.uniform(0.5, 1)
            print(f"Lost the connection ({error}); trying again in {wait:.1f} s.", flush=True)
            time.sleep(wait)


class Player:
    """Answers every position in which this seat has to choose with a random legal move."""

    def __init__(self):
        self.seen = 0  # log lines, so only what was missed is sent after a reconnect
        self.number = 0
        self.playing = False
        self.done = False

    def play(self, table):
        for message in table.messages():
            if message["kind"] == "table":
                self.table(message["table"])
                if self.done:
                    return
            elif message["kind"] in ("sync", "step"):
                self.seen = message["v"]
                if message["state"]["moves"] and self.playing:
                    self.move(table, message)
            elif message["kind"] == "refused" and message["code"] != "stale":
                # A stale move was overtaken, and the newer position is on its way.
                sys.exit(f"Refused: {message['code']} {message['reason']}")
        raise Lost("the server closed it")

    def table(self, table):
        self.playing = table["stage"] == "playing"
        if table["stage"] in ("finished", "abandoned"):
            print("The game is over. Places by seat:", table["places"])
            self.done = True

    def move(self, table, message):
        move = random.choice(message["state"]["moves"])
        self.number += 1
        table.send({"id": self.number, "kind": "move", "v": message["v"], "text": move, "end": True})


if __name__ == "__main__":
    main()
