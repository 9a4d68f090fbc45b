import { expect, test } from 'vitest';
import { ApiError, type FailureKind } from './api-error.ts';

test('[ERR-02] an error says its answer’s error field to people and its fields to forms', () => {
  const body = { error: 'เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง', errors: { membership_no: ['ผิด'] } };
  const error = new ApiError('http', 'memberAuthLogin', { status: 422, body });
  expect(error.text).toBe('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง');
  expect(error.fields).toEqual({ membership_no: 'ผิด' });
  expect(error).toMatchObject({ name: 'ApiError', kind: 'http', status: 422 });
});

test('[ERR-01] an error without an answer has status 0 and says ไม่สามารถเชื่อมต่อได้', () => {
  const cause = new TypeError('fetch failed');
  const error = new ApiError('network', 'memberShareList', { cause });
  expect(error.status).toBe(0);
  expect(error.text).toBe('ไม่สามารถเชื่อมต่อได้');
  expect(error.message).toBe('TypeError: fetch failed');
  expect(error.cause).toBe(cause);
});

test('[ERR-03] only without a readable answer is it open whether the call has done something', () => {
  const isUnanswered = (kind: FailureKind) => new ApiError(kind, 'memberShareList').isUnanswered;
  const kinds = ['network', 'timeout', 'malformed', 'http', 'refused'] as const;
  expect(kinds.map(isUnanswered)).toEqual([true, true, true, false, false]);
});

test('[ERR-04] its message is the answer’s, else the status text, else its kind', () => {
  const message = (answer: object) => new ApiError('http', 'memberShareList', answer).message;
  expect(message({ body: { message: 'หมดอายุ' }, statusText: 'Unauthorized' })).toBe('หมดอายุ');
  expect(message({ body: {}, statusText: 'Unauthorized' })).toBe('Unauthorized');
  expect(message({ body: {} })).toBe('http');
});

test('[ERR-02] what a crashed server says to its makers is not said to people', () => {
  const textFor = (status: number, error: string) =>
    new ApiError('http', 'infoHomeShow', { status, body: { error } }).text;
  expect(textFor(500, "SQLSTATE[42S02]: Table 'news' doesn't exist")).toBe('ไม่สามารถเชื่อมต่อได้');
  expect(textFor(503, 'upstream connect error')).toBe('ไม่สามารถเชื่อมต่อได้');
  expect(textFor(500, 'ปิดบัญชีประจำวัน')).toBe('ปิดบัญชีประจำวัน');
  expect(textFor(422, 'Too short')).toBe('Too short');
});

test('[ERR-02] a limit that says nothing in Thai is told as one, not as a lost connection', () => {
  const textFor = (body?: unknown) =>
    new ApiError('http', 'infoHomeShow', { status: 429, body }).text;
  const tooMany = 'มีการเรียกใช้บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่';
  expect(textFor({ error: 'Too Many Requests' })).toBe(tooMany);
  expect(textFor('<html>429</html>')).toBe(tooMany);
  expect(textFor({ error: 'กรุณารอ 20 วินาที' })).toBe('กรุณารอ 20 วินาที');
});
