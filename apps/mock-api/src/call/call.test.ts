import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';
import { sniffImage, sniffPaper } from './file-type.ts';
import { networkOf } from './network.ts';
import { pagePolicy } from './page-policy.ts';
import { maskPhone } from './password-by-code.ts';
import { hashOf, sentBefore } from './same-body.ts';
import { wireCause } from './wire-cause.ts';
import { invalid, notFound, tooMany, WireError } from './wire-error.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8:1:2::6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2::'],
  ['localhost', 'localhost'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each<[readonly number[] | string, string | undefined, string | undefined]>([
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png', 'image/png'],
  ['GIF89a', 'image/gif', undefined],
  ['%PDF-1.7', undefined, 'application/pdf'],
  [' %PDF-1.7', undefined, undefined],
  [[0xff, 0xd8], undefined, undefined],
  ['', undefined, undefined],
])('a file that begins with %j is the picture %s, the paper %s', (start, image, paper) => {
  const bytes = typeof start === 'string' ? Buffer.from(start) : Uint8Array.from(start);
  expect([sniffImage(bytes)?.type, sniffPaper(bytes)]).toEqual([image, paper]);
});

test('a body asks for the same whatever its order and its bot check', () => {
  const same = hashOf({ a: 1, b: 'ข' });
  expect(hashOf({ recaptcha: 'x', b: 'ข', c: undefined, a: 1 })).toBe(same);
  expect(hashOf({ a: 2, b: 'ข' })).not.toBe(same);
  expect(same).toMatch(/^[\w-]{43}$/);
});

test('a key is sent once, or again with the same body', () => {
  const body = { key: 'k1', amount: '1.00' };
  const fact = { value: { key: 'k1', bodyHash: hashOf(body) } };
  const older = { value: { key: 'k0' } };
  expect(sentBefore([older, fact], 'key', body)).toBe(fact);
  expect(sentBefore([older, fact], 'key', { key: 'k0' })).toBe(older);
  expect(sentBefore([older, fact], 'key', { key: 'k2' })).toBeUndefined();
  const other = () => sentBefore([fact], 'key', { ...body, amount: '2.00' } as typeof body);
  expect(other).toThrow(
    expect.objectContaining({
      status: 422,
      body: {
        error: 'รหัสกันส่งซ้ำนี้ใช้กับข้อความอื่นที่ส่งไปแล้ว ข้อความนี้ยังไม่ได้ส่ง',
        errors: { key: ['รหัสกันส่งซ้ำนี้ใช้กับข้อความอื่นที่ส่งไปแล้ว ข้อความนี้ยังไม่ได้ส่ง'] },
      },
    }),
  );
});

test.each([
  [1, '1 วินาที', 1],
  [1_001, '2 วินาที', 2],
  [120_000, '120 วินาที', 120],
  [120_001, '3 นาที', 121],
  [3_600_000, '60 นาที', 3_600],
])('after %i ms it may be tried again, told as %s', (ms, words, seconds) => {
  const message = `ลองหลายครั้งเกินไป กรุณารอ ${words}แล้วลองใหม่`;
  expect(tooMany(ms)).toMatchObject({
    status: 429,
    body: { error: message, message },
    retryAfter: seconds,
  });
});

test('what is wrong is told by field, the first of it as the error', () => {
  const errors = { amount: ['มากไป', 'ไม่ใช่จำนวน'], day: ['ไม่มีวันนี้'] };
  expect(invalid(errors)).toMatchObject({ status: 422, body: { error: 'มากไป', errors } });
  expect(invalid({}).body.error).toBe('ข้อมูลไม่ถูกต้อง');
  const words = 'ไม่พบข้อมูลที่ขอ';
  expect(notFound()).toMatchObject({ status: 404, body: { error: words, message: words } });
  const texts = [{ error: 'ก', message: 'ข' }, { message: 'ข' }, {}].map(
    (body) => new WireError(500, body).message,
  );
  expect(texts).toEqual(['ก', 'ข', '500']);
});

test.each([
  ['DAYS', 28, 31, '28', '31'],
  ['DEATHS', 2, 3, '2', '3'],
  ['ARREARS', 0, 1, '0', '1'],
  ['RATE', 550, 525, '5.50', '5.25'],
  ['YEAR', 365, 366, '365', '366'],
  ['BALANCE', 1_000_000_00, 993_300_00, '1000000.00', '993300.00'],
  ['RAISED', 1_500_00, 2_000_00, '1500.00', '2000.00'],
  ['PAID', undefined, 500_00, '', '500.00'],
] as const)('the figures of the cause %s are told as it counts', (code, before, now, was, is) => {
  const cause = { code, amountSatang: -42_05, before, now };
  expect(wireCause(cause as Parameters<typeof wireCause>[0])).toEqual({
    code,
    amount: '-42.05',
    before: was,
    now: is,
  });
});

test('a page of the mock’s own runs its one script, and nothing else', () => {
  expect(pagePolicy({ script: 'alert(1)', style: 'a{}' })).toBe(
    "default-src 'none'; script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(pagePolicy({})).toBe(
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('who calls is told by the connection', () => {
  expect(browserOf({ ip: '::1', headers: {} })).toEqual({ userAgent: '', address: '::1' });
  expect(browserOf({ ip: '::1', headers: { 'user-agent': 'x' } }).userAgent).toBe('x');
  expect(maskPhone('0815550012')).toBe('08x-xxx-x012');
});
