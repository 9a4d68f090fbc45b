import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

function judged(
  key: EndpointKey,
  status: number,
  body: unknown,
  headers: Record<string, string> = JSON_HEADERS,
): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const found = judgeAnswer(key, {
    status,
    headers: new Headers(headers),
    text,
    body: typeof body === 'string' ? undefined : body,
  });
  return found.map(({ severity, kind, path, sent }) => `${severity} ${kind} ${path}: ${sent}`);
}

test.each(endpointKeys)('the example of %s keeps the contract', (key) => {
  expect(judged(key, 200, examples[key].response)).toEqual([]);
});

describe('an answer', () => {
  const share = examples.memberShareList.response;
  const html = { 'content-type': 'text/html' };

  test.each<[string, number, unknown, Record<string, string>, string[]]>([
    ['in Thai for a dead session', 401, { error: 'หมดอายุ' }, JSON_HEADERS, []],
    [
      'without a field',
      200,
      { ...share, as_of: undefined },
      JSON_HEADERS,
      ['breaking missing as_of: nothing'],
    ],
    [
      'with one more',
      200,
      { ...share, phone: '081' },
      JSON_HEADERS,
      ['additive extra phone: text "999"'],
    ],
    [
      'that is a page',
      200,
      '<h1>',
      html,
      ['breaking content-type Content-Type: text/html', 'breaking not-json body: ·x9·'],
    ],
    [
      'of success that is none of 200',
      201,
      share,
      JSON_HEADERS,
      ['breaking unknown-status HTTP 201: HTTP 201'],
    ],
    ['that leads elsewhere', 302, '', {}, ['breaking unknown-status HTTP 302: HTTP 302']],
    [
      'that fails',
      500,
      { error: 'ขัดข้อง' },
      JSON_HEADERS,
      ['breaking server-error HTTP 500: HTTP 500'],
    ],
    [
      'that shows its insides',
      500,
      'SQLSTATE[42S02]',
      html,
      [
        'breaking server-error HTTP 500: HTTP 500',
        'breaking shows-insides HTTP 500: an error of the database',
      ],
    ],
    [
      'without words',
      422,
      { code: 7 },
      JSON_HEADERS,
      ['breaking error-without-words error: HTTP 422 {code}'],
    ],
    [
      'of another shape',
      422,
      { error: { code: 7 } },
      JSON_HEADERS,
      ['breaking error-shape error: HTTP 422 {"xxxxx":{"xxxx":9}}'],
    ],
    [
      'in English',
      403,
      { message: 'Forbidden' },
      JSON_HEADERS,
      ['cosmetic error-not-thai error: xxxxxxxxx'],
    ],
    ['of a limit', 429, { message: 'Slow down' }, { ...JSON_HEADERS, 'retry-after': '9' }, []],
    [
      'of a limit that does not say until when',
      429,
      {},
      JSON_HEADERS,
      ['cosmetic no-retry-after Retry-After: no header'],
    ],
  ])('%s: %s', (_, status, body, headers, found) => {
    expect(judged('memberShareList', status, body, headers)).toEqual(found);
  });

  test('of a session check may be 400 with data.error, of anything else not', () => {
    const body = { data: { error: 'หมดอายุ' } };
    expect(judged('memberAuthShow', 400, body)).toEqual([]);
    expect(judged('infoFooterShow', 400, body)).toEqual([
      'breaking unknown-status HTTP 400: HTTP 400',
    ]);
  });
});
