import { request } from 'node:http';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { describe, expect, onTestFinished, test } from 'vitest';
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

/** Ways in which a backend may refuse a body before it has read it. */
const MANNERS = {
  'and reads on': false,
  'and closes the connection while the visitor still sends': true,
} as const;

describe.each(Object.entries(MANNERS))(
  '[WEB-05] a backend that refuses a body early %s',
  (_, closes) => {
    test.each([413, 415])('is heard with its status %i and its words', async (status) => {
      const backend = await startBackend((_incoming, reply) => {
        reply.writeHead(status, {
          'content-type': 'application/json',
          ...(closes && { connection: 'close' }),
        });
        reply.end(WORDS);
      });
      const { url } = await startPortal({ backendUrl: backend.url });
      for (const bytes of [100_000, 4 * MIB]) {
        for (let round = 0; round < ROUNDS; round += 1) {
          const answer = await send(`${url}/api/x`, bytes, { 'content-type': 'text/plain' });
          expect([bytes, round, answer]).toEqual([bytes, round, { status, text: WORDS }]);
        }
      }
    });
  },
);

test('[WEB-05] a body that is too large for the mock is refused in the mock’s words', async () => {
  const worlds = createWorlds({ seed: 'demo', population: 12, now: Date.now });
  const mock = await buildApp({ worlds, cookieSecret: 'a-secret-of-tests' });
  onTestFinished(() => mock.close());
  const backendUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
  const { url } = await startPortal({ backendUrl });
  const headers = { 'content-type': 'application/json', 'content-length': 2 * MIB };
  const { status, text } = await send(`${url}/api/info/manu`, 2 * MIB, headers);
  expect(status).toBe(413);
  expect(JSON.parse(text).message).toBe('ข้อมูลที่ส่งมาใหญ่เกินไป');
});
