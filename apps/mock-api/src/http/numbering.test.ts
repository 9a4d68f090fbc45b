import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { numbering } from './numbering.ts';

/** Returns what the log has of a call with these headers. */
async function logged(headers: Record<string, string>): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = Fastify({ ...numbering, logger: { level: 'warn', stream } });
  app.get('/', ({ log }) => {
    log.warn('a mistake');
    return '';
  });
  await app.inject({ url: '/', headers });
  return JSON.parse(lines[0] ?? '');
}

test('[OPS-03] the log has the number that the portal gave the call, and its short form', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const line = await logged({ traceparent, 'x-request-id': 'balancer-77' });
  expect(line).toMatchObject({ msg: 'a mistake', reqId: 'balancer-77', reference: 'KM70-WHSP' });
  expect(await logged({ 'x-request-id': 'a b' })).not.toMatchObject({ reqId: 'a b' });
});
