import { request } from 'node:http';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend, startPortal } from '../testing/portal.ts';

const MIB = 1024 * 1024;

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Sends a body as a browser does: all of it, and reads the answer whenever it comes. */
function send(url: string, bytes: number, headers: Record<string, string | number> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }),
      );
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    const part = Buffer.alloc(64 * 1024, 'a');
    let left = bytes;
    const more = () => {
      while (left > 0) {
        left -= part.length;
        if (!outgoing.write(part)) return void outgoing.once('drain', more);
      }
      outgoing.end();
    };
    more();
  });
}

const WORDS = '{"message":"ไฟล์ใหญ่เกินไป"}';
const ROUNDS = 5;

/** Starts the portal before a backend that refuses each body before it has read it. */
async function startBeforeRefusals(status: number, headers: Record<string, string> = {}) {
  const backend = await startBackend((_incoming, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json', ...headers });
    reply.end(WORDS);
  });
  return startPortal({ backendUrl: backend.url });
}

test.each([413, 415])(
  '[WEB-05] a backend that refuses a body early with %i and reads on is heard in its words',
  async (status) => {
    const { url } = await startBeforeRefusals(status);
    for (const bytes of [100_000, 4 * MIB]) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await send(`${url}/api/x`, bytes, { 'content-type': 'text/plain' });
        expect([bytes, round, answer]).toEqual([bytes, round, { status, text: WORDS }]);
      }
    }
  },
);

async function startBeforeMock() {
  const worlds = createWorlds({ seed: 'demo', population: 12, now: Date.now });
  const mock = await buildApp({ worlds, cookieSecret: 'a-secret-of-tests' });
  onTestFinished(() => mock.close());
  return startPortal({ backendUrl: await mock.listen({ host: '127.0.0.1', port: 0 }) });
}

test.each([
  ['a backend', () => startBeforeRefusals(413, { connection: 'close' }), 'ไฟล์ใหญ่เกินไป'],
  ['the mock', startBeforeMock, 'ข้อมูลที่ส่งมาใหญ่เกินไป'],
])(
  '[WEB-05] of %s that closes while the visitor still sends, the visitor reads the refusal or that it is not reached',
  async (_, start, words) => {
    const { url } = await start();
    const headers = { 'content-type': 'application/json', 'content-length': 4 * MIB };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, text } = await send(`${url}/api/info/manu`, 4 * MIB, headers);
      expect([
        [413, words],
        [502, 'ไม่สามารถเชื่อมต่อได้'],
      ]).toContainEqual([status, JSON.parse(text).message]);
    }
  },
);
