#!/usr/bin/env node
// A bot that plays random legal moves at a table of a Durbar server.
//
//     DURBAR_TOKEN=... node examples/bot.mjs http://127.0.0.1:4400/t/TABLE
//
// A token is made in the browser: Settings, Tokens for programs. (Or by POST /api/me/tokens, as docs/server.md
// shows.) It goes into a header, never into an address. When the connection breaks, the bot comes back by itself.
// Only what comes with Node 20 is used; its own WebSocket sends no headers, so the least that is needed is below.

import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server pings every 30 seconds. Who hears nothing for so long has lost the connection without a word. */
const QUIET = 75_000;

/** The connection is gone; another one may do. */
class Lost extends Error {}

/** Text messages over a WebSocket, from the client's side (RFC 6455). */
class WebSocket {
  /** Knocks at the server; resolves once it has opened. */
  static open(url, token) {
    const headers = {
      Authorization: `Bearer ${token}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': 13,
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    };
    return new Promise((resolve, reject) => {
      const lost = (error) => reject(new Lost(error.message));
      const request = (url.startsWith('https:') ? https : http).get(url, {
        headers,
        timeout: QUIET,
      });
      request.on('upgrade', (_, stream, head) => resolve(new WebSocket(stream, head)));
      request.on('response', ({ statusCode, statusMessage }) => {
        // A busy or restarting server may let us in later; the rest will not change.
        const again = statusCode === 429 || statusCode >= 500;
        const said = `${statusCode} ${statusMessage}`;
        reject(again ? new Lost(said) : new Error(`The socket was refused: ${said}`));
      });
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', lost);
    });
  }

  constructor(stream, head) {
    this.stream = stream;
    this.read = head;
    stream.setTimeout(QUIET, () => stream.destroy());
    stream.on('error', () => {}); // the reader gets the error
  }

  send(message) {
    this.#frame(0x1, Buffer.from(JSON.stringify(message)));
  }

  #frame(kind, data) {
    const length =
      data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
    const mask = randomBytes(4);
    const masked = data.map((byte, at) => byte ^ mask[at % 4]);
    this.stream.write(Buffer.concat([Buffer.from([0x80 | kind, ...length]), mask, masked]));
  }

  /** Every message as it comes, until the server closes. */
  async *messages() {
    let text = [];
    for await (const [first, data] of this.#frames()) {
      const kind = first & 0x0f;
      if (kind === 0x8) return;
      if (kind === 0x9) this.#frame(0xa, data); // a ping wants a pong
      if (kind > 0x1) continue;
      text.push(data);
      if (first & 0x80) {
        yield JSON.parse(Buffer.concat(text).toString());
        text = [];
      }
    }
  }

  async *#frames() {
    const chunks = this.stream[Symbol.asyncIterator]();
    const want = async (length) => {
      while (this.read.length < length) {
        const { value, done } = await chunks.next();
        if (done) throw new Lost('the server has gone away');
        this.read = Buffer.concat([this.read, value]);
      }
      const data = this.read.subarray(0, length);
      this.read = this.read.subarray(length);
      return data;
    };
    for (;;) {
      const [first, short] = await want(2);
      let length = short;
      if (short === 126) length = (await want(2)).readUInt16BE();
      if (short === 127) length = Number((await want(8)).readBigUInt64BE());
      yield [first, await want(length)];
    }
  }
}

/** Answers every position in which its seat is to choose with a random legal move. */
class Player {
  seen = 0; // log lines, so that after a break only what was missed is sent
  number = 0;
  playing = false;
  done = false;

  async play(socket) {
    for await (const message of socket.messages()) {
      if (message.kind === 'table') this.table(message.table);
      if (this.done) return socket.stream.destroy();
      if (message.kind === 'sync' || message.kind === 'step') this.move(socket, message);
      // What is stale was overtaken, and the newer position is on its way.
      if (message.kind === 'refused' && message.code !== 'stale')
        throw new Error(`Refused: ${message.code} ${JSON.stringify(message.reason)}`);
    }
    throw new Lost('the server closed it');
  }

  table({ stage, places }) {
    this.playing = stage === 'playing';
    this.done = stage === 'finished' || stage === 'abandoned';
    if (this.done) console.log('The game is over. Places by seat:', places);
  }

  move(socket, { v, state }) {
    this.seen = v;
    if (!this.playing || state.moves.length === 0) return;
    const text = state.moves[Math.floor(Math.random() * state.moves.length)];
    this.number += 1;
    socket.send({ id: this.number, kind: 'move', v, text, end: true });
  }
}

/** Asks the API; a body makes it a POST. */
async function call(server, path, token, body) {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  };
  const answer = await fetch(
    server + path,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function main() {
  const token = process.env.DURBAR_TOKEN;
  if (!token || process.argv.length !== 3)
    throw new Error(
      'usage: DURBAR_TOKEN=... bot.mjs http://HOST/t/TABLE\nA token is made in the browser: Settings, Tokens for programs.',
    );
  const { origin, pathname } = new URL(process.argv[2]);
  const at = `/api/tables/${pathname.replace(/\/$/, '').split('/').at(-1)}`;
  let table = await call(origin, at, token);
  // Random bytes of the bot's own, so that nobody has to believe the server's dice.
  if (table.you.length === 0)
    table = await call(origin, `${at}/sit`, token, {
      contribution: randomBytes(16).toString('hex'),
    });
  console.log(`Seat ${table.you[0] + 1} at a table of ${table.game}.`);
  const player = new Player();
  for (let tries = 0; !player.done;) {
    const before = player.seen;
    try {
      await player.play(await WebSocket.open(`${origin}${at}/socket?since=${before}`, token));
    } catch (error) {
      if (!(error instanceof Lost) && !error.code) throw error;
      tries = player.seen > before ? 0 : tries + 1;
      const wait = Math.min(30, 2 ** tries / 4) * (0.5 + Math.random() / 2);
      console.log(`Lost the connection (${error.message}); trying again in ${wait.toFixed(1)} s.`);
      await sleep(wait * 1000);
    }
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
