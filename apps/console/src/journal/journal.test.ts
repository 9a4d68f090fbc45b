import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../control/control.ts';
import { curlOf } from './curl.ts';
import { EVERYTHING, type Filter, fits, joined, KEPT, pretty } from './entries.ts';
import { faultOf } from './fault-of.ts';

const ENTRY: JournalEntry = {
  seq: 1,
  at: 0,
  method: 'POST',
  url: '/api/member/mem_share',
  endpoint: 'memberShareList',
  subject: '00003',
  status: 500,
  ms: 1,
  request: '{"q":"it\'s"}',
  response: '{"message":"ขัดข้อง"}',
  fault: 'f1',
  reference: '7F3K-2QMD',
};

describe('a filter', () => {
  test.each<[Partial<Filter>, boolean]>([
    [{}, true],
    [{ words: ' SHARE ' }, true],
    [{ words: 'ขัดข้อง' }, true],
    [{ words: '7f3k-2qmd' }, true],
    [{ words: 'loan' }, false],
    [{ endpoint: 'memberShareList' }, true],
    [{ endpoint: 'member*List' }, true],
    [{ endpoint: 'member*Show' }, false],
    [{ subject: '3' }, true],
    [{ subject: '00004' }, false],
    [{ outcome: 'failed' }, true],
    [{ outcome: 'fault' }, true],
    [{ outcome: 'ok' }, false],
  ])('of %j fits the call: %s', (part, expected) => {
    expect(fits(ENTRY, { ...EVERYTHING, ...part })).toBe(expected);
  });
});

test('calls that come again after a reconnection are there once, and the oldest go', () => {
  const call = (seq: number) => ({ ...ENTRY, seq });
  const known = [call(1), call(2)];
  expect(joined(known, [call(2), call(3)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const many = Array.from({ length: KEPT }, (_, index) => call(index + 3));
  expect(joined(known, many)).toHaveLength(KEPT);
  expect(joined(known, many)[0]?.seq).toBe(3);
});

test('JSON is laid out, anything else is left as it is', () => {
  expect(pretty('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(pretty('{"a":')).toBe('{"a":');
});

test('a call as a command line has its world, its session and its quotes', () => {
  expect(curlOf(ENTRY, 'http://127.0.0.1:3000', 'bug-12')).toBe(
    [
      "curl -X POST 'http://127.0.0.1:3000/api/member/mem_share'",
      "-H 'x-mock-world: bug-12'",
      "-H 'Authorization: Bearer TOKEN'",
      "-H 'X-CSRF-TOKEN: curl'",
      "-H 'Cookie: XSRF-TOKEN=curl'",
      "-H 'Content-Type: application/json'",
      `--data-raw '{"q":"it'\\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('a call that reads needs neither a session nor a body', () => {
  const { subject: _subject, ...menu } = {
    ...ENTRY,
    method: 'GET',
    url: '/api/info/manu',
    request: '',
  };
  expect(curlOf(menu, 'http://127.0.0.1:3000', 'default')).toBe(
    "curl -X GET 'http://127.0.0.1:3000/api/info/manu' \\\n  -H 'x-mock-world: default'",
  );
});

test('a body is shown with the signs that would hide or turn what is written', () => {
  expect(pretty('{"name":"\\u202egnp.exe\\u009b2J"}')).toBe(
    '{\n  "name": "\\u202egnp.exe\\u009b2J"\n}',
  );
});

test('an answer becomes a fault for whoever asked, once, and the same request', () => {
  const once = { subject: '00003', times: 1 };
  expect(faultOf(ENTRY)).toEqual({
    ...once,
    status: 500,
    body: { message: 'ขัดข้อง' },
    bodyHas: { q: "it's" },
  });
  expect(faultOf({ ...ENTRY, response: 'Bad gateway', request: '{}' })).toEqual({
    ...once,
    status: 500,
    text: 'Bad gateway',
  });
  expect(faultOf({ ...ENTRY, response: '', request: '' })).toEqual({
    ...once,
    status: 500,
    preset: 'empty',
  });
  expect(faultOf({ ...ENTRY, status: 0, request: '{"p":"•••"}' })).toEqual({ ...once, drop: true });
});
