import type { ApiError } from '@coop/contracts/api-error';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Toast } from './notify.ts';

/** Loads the module afresh, as a new page does. */
async function freshPage() {
  vi.resetModules();
  // Nothing that waits here is for the tests of another file.
  onTestFinished(() => void vi.resetModules());
  return import('./notify.ts');
}

test('what is said before the toast area is there waits for it, in order', async () => {
  const { notify, connectToasts } = await freshPage();
  notify.error('ไม่สามารถเชื่อมต่อได้');
  notify.success('เข้าสู่ระบบแล้ว');
  const shown: Toast[] = [];
  connectToasts((toast) => shown.push(toast));
  expect(shown.map(({ text }) => text)).toEqual(['ไม่สามารถเชื่อมต่อได้', 'เข้าสู่ระบบแล้ว']);
  notify.success('ออกจากระบบแล้ว');
  expect(shown).toHaveLength(3);
});

test('[ERR-01] an error is headed Error and stays five seconds; success has no heading unless it is given', async () => {
  const { notify, connectToasts, LONG_TOAST_MS } = await freshPage();
  const shown: Toast[] = [];
  connectToasts((toast) => shown.push(toast));
  notify.error('ไม่สำเร็จ');
  notify.success('บันทึกแล้ว');
  notify.success('เปลี่ยนรหัสผ่านแล้ว', LONG_TOAST_MS, 'Success');
  expect(shown).toEqual([
    { tone: 'error', title: 'Error', text: 'ไม่สำเร็จ', ms: 5_000 },
    { tone: 'success', text: 'บันทึกแล้ว', ms: 5_000 },
    { tone: 'success', title: 'Success', text: 'เปลี่ยนรหัสผ่านแล้ว', ms: 10_000 },
  ]);
});

test('[ERR-02][ERR-03] a failed call speaks in the answer’s words, or says there is no connection', async () => {
  // The module is fresh, so an ApiError must come from the same page load.
  const { failureWords } = await import('./notify.ts');
  const { ApiError: Failure } = await import('@coop/contracts/api-error');
  const failed = (body: unknown): ApiError =>
    new Failure('http', 'memberShareList', { status: 500, body });
  expect(failureWords(failed({ error: 'ปิดปรับปรุง' }))).toBe('ปิดปรับปรุง');
  expect(failureWords(failed({ errors: { year: ['ปีไม่ถูกต้อง'] } }))).toBe('ปีไม่ถูกต้อง');
  expect(failureWords(failed(undefined))).toBe('ไม่สามารถเชื่อมต่อได้');
  expect(failureWords(new TypeError('x is not a function'))).toBe('ไม่สามารถเชื่อมต่อได้');
});

test('[OPS-03] a fault is told with its number, a refusal or a call without an answer is not', async () => {
  const { failureWords, withoutReference } = await import('./notify.ts');
  const { ApiError: Failure } = await import('@coop/contracts/api-error');
  const words = (status: number, body?: unknown, reference: string | undefined = '7F3K-2QMD') =>
    failureWords(new Failure('http', 'memberShareList', { status, body, reference }));
  expect(words(500, { error: 'ปิดปรับปรุง' })).toBe('ปิดปรับปรุง (แจ้งรหัส 7F3K-2QMD)');
  expect(words(404)).toBe('ไม่สามารถเชื่อมต่อได้ (แจ้งรหัส 7F3K-2QMD)');
  expect(words(422, { error: 'ยอดเงินไม่พอ' })).toBe('ยอดเงินไม่พอ');
  expect(failureWords(new Failure('network', 'memberShareList'))).toBe('ไม่สามารถเชื่อมต่อได้');
  const malformed = new Failure('malformed', 'memberShareList', { reference: '7F3K-2QMD' });
  expect(failureWords(malformed)).toContain('(แจ้งรหัส 7F3K-2QMD)');
  expect(withoutReference(words(500))).toBe('ไม่สามารถเชื่อมต่อได้');
});

test('the last ten messages are kept, newest first, until somebody else may be there', async () => {
  const { notify, pastToasts, forgetPastToasts } = await freshPage();
  expect(pastToasts()).toEqual([]);
  for (let no = 1; no <= 12; no += 1) notify.success(`ข้อความ ${no}`);
  expect(pastToasts().map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, i) => `ข้อความ ${12 - i}`),
  );
  forgetPastToasts();
  expect(pastToasts()).toEqual([]);
});
