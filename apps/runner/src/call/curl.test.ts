import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLine } from './curl.ts';

const SENT = {
  method: 'POST',
  path: '/api/member/x',
  headers: { authorization: 'Bearer secret-token', accept: '*/*' },
};
const SECRETS = [
  { value: 'secret-token', variable: 'TOKEN' },
  { value: '00001', variable: 'MEMBER' },
];

test('a curl line has variables for what is secret', () => {
  expect(curlLine({ ...SENT, body: '{"no":"00001"}' }, SECRETS)).toBe(
    String.raw`curl -sS -i -X POST "$BASE/api/member/x" -H "authorization: Bearer $TOKEN" --data-binary "{\"no\":\"$MEMBER\"}"`,
  );
});

test('of a HEAD no body is waited for', () => {
  expect(curlLine({ ...SENT, method: 'HEAD', body: undefined }, SECRETS)).toMatch(
    /^curl -sS -I "\$BASE/,
  );
});

test.each([
  ['quotes, dollars and backslashes', 'a"`$b\\!\'c $(d)'],
  ['Thai', 'ฉฉ.2568/00045 กำ่'],
  ['an endless text', 'x'.repeat(20_000)],
])('a shell makes of a curl line what was sent: %s', (_, text) => {
  const body = JSON.stringify({ no: '00001', text });
  const line = curlLine({ ...SENT, body }, SECRETS);
  expect(line.length).toBeLessThan(400);
  const script = `curl() { printf '%s' "\${@: -1}"; }; ${line}`;
  const env = { ...process.env, MEMBER: '00001' };
  expect(execFileSync('bash', ['-c', script], { env, encoding: 'utf8' })).toBe(body);
});
