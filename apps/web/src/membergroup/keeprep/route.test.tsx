import { endpoints } from '@coop/contracts/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import Keeprep from './route.tsx';

const at = '/membergroup/keeprep';
const endpoint = 'membergroupKeeprepShow';

test('[GRP-07] the representative sees how many are billed, how much in figures and in words, and by when', async () => {
  await openScreen(Keeprep, { agency: '80010001', at });
  expect(await screen.findByText('แสดง 11 จาก 11 คน')).toBeDefined();
  const words = '(สองแสนหนึ่งหมื่นสามพันเจ็ดร้อยหกสิบเอ็ดบาทสามสิบหกสตางค์)';
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(document.title).toBe(
    'งบหน้าเรียกเก็บพฤศจิกายน 2569 · ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  );
});

test('[GRP-07] the pages exist while they are printed, and not beside the screen', async () => {
  await openScreen(Keeprep, { agency: '80010001', at: `${at}?from=3&to=5` });
  await screen.findByText('แสดง 3 จาก 11 คน');
  expect(screen.queryByText('แผ่นที่ 1/1')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(await screen.findByText('แผ่นที่ 1/1')).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('(เฉพาะที่เลือก)');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('[GRP-12] a sheet that does not come says error and message in a toast each, and can be asked for again', async () => {
  const body = { error: 'ระบบกำลังปิดงวด', message: 'กรุณารอสักครู่' };
  const { user, toasts } = await openScreen(Keeprep, {
    agency: '80010001',
    at,
    before: ({ faults }) => faults.add({ endpoint, status: 503, body, times: 1 }),
  });
  const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
  expect(toasts.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Error: ระบบกำลังปิดงวด',
    'Error: กรุณารอสักครู่',
  ]);
  await user.click(retry);
  expect(await screen.findByText('แสดง 11 จาก 11 คน')).toBeDefined();
});

test('an agency without a bill is told when the first will come', async () => {
  await openScreen(Keeprep, {
    agency: '80010001',
    at,
    before: ({ faults }) => faults.add({ endpoint, status: 404, body: { error: 'ไม่พบข้อมูลที่ขอ' } }),
  });
  expect(await screen.findByText('ยังไม่มีใบเรียกเก็บ')).toBeDefined();
});

test('a kind that the portal does not know stands among the others, and figures left out are no NaN', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { response } = endpoints.membergroupKeeprepShow.example;
  const [member] = response.members;
  const body = {
    ...response,
    totals: [{ ...response.totals[0], kind: 'FEE' }],
    members: [{ ...member, amount: undefined, lines: [{ ...member?.lines[0], kind: 'FEE' }] }],
  };
  await openScreen(Keeprep, {
    agency: '80010001',
    at,
    before: ({ faults }) => faults.add({ endpoint, body }),
  });
  expect((await screen.findAllByText('ค่าธรรมเนียมแรกเข้า')).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
