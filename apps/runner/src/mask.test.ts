import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLine } from './curl.ts';
import { maskText, maskValue } from './mask.ts';

test.each([
  ['นายสมชาย ใจงาม', 'กกกกกกกก กกกกก'],
  ['สม.2569/00123', 'กก.9999/99999'],
  ['Somchai@x.th', 'xxxxxxx@x.xx'],
  ['-1,234.50', '-9,999.99'],
  ['๑๒๓', '999'],
])('%s is shown as %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test('a value is shown by its type and shape; words of a list as they are', () => {
  expect(maskValue('พักไว้', 'accounts.*.account_status')).toBe('text "พักไว้"');
  expect(maskValue('สมชาย', 'member_name')).toBe('text "กกกกก"');
  expect(maskValue(480_200.5, 'share_balance')).toBe('number 999999.9');
  expect(maskValue(undefined, 'x')).toBe('nothing');
  expect(maskValue(null, 'x')).toBe('null');
  expect(maskValue([1, 2], 'x')).toBe('list of 2');
  expect(maskValue({ a: 'สมชาย' }, 'x')).toBe('object {a}');
  expect(maskText('ก'.repeat(400)).length).toBeLessThan(60);
});

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
