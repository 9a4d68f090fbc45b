import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import Deposits from './route.tsx';

const at = '/member/deposit';

test('[MEM-11] all deposits, what can be withdrawn and the interest to come stand on top', async () => {
  await openScreen(Deposits, { member: '00001', at });
  await screen.findByText('2 บัญชีที่ใช้งาน');
  expect(definition('เงินฝากรวม')).toBe('61,953.20');
  expect(definition('ถอนได้')).toBe('61,753.20');
  expect(definition('ดอกเบี้ยค้างรับ')).toBe('626.09');
});

test('[MEM-11] an account’s number is masked in the list and whole in the way to its statement', async () => {
  await openScreen(Deposits, { member: '00001', at });
  const link = await screen.findByRole('link', { name: 'ดูรายการเดินบัญชี 01-2-49xxx-1' });
  expect(link.getAttribute('href')).toBe('/member/dep_statement/01-2-49069-1');
  expect(document.body.textContent).not.toContain('01-2-49069-1');
});

test('[MEM-11][MEM-28] the accounts stand side by side with their totals', async () => {
  await openScreen(Deposits, { member: '00001', at });
  await screen.findByRole('table', { name: 'สรุปบัญชีเงินฝาก' });
  const rows = tableRows('สรุปบัญชีเงินฝาก');
  expect(rows[1]).toBe(
    '01-2-49xxx-1 | เงินฝากออมทรัพย์พิเศษ | 31 ต.ค. 2569 | 53,748.38 | 507.79 | 53,848.38 | ใช้งาน',
  );
  expect(rows[3]).toMatch(/^รวมทุกบัญชี \|.* 61,753\.20 \| 626\.09 \| 61,953\.20/);
});

test('[MEM-11] a closed account holds nothing and does not count as in use', async () => {
  await openScreen(Deposits, { member: '00011', at });
  expect(await screen.findByText('1 บัญชีที่ใช้งาน')).toBeDefined();
  expect(tableRows('สรุปบัญชีเงินฝาก')[1]).toMatch(
    /^01-4-35xxx-9 \|.*\| 0\.00 \| 0\.00 \| 0\.00 \| ปิด$/,
  );
});

test('who has no account is told so, and how to open one', async () => {
  await openScreen(Deposits, { member: '00002', at });
  expect(await screen.findByText('ท่านยังไม่มีบัญชีเงินฝาก')).toBeDefined();
  expect(screen.getByText('เปิดบัญชีได้ที่สำนักงานสหกรณ์ เริ่มต้น 100 บาท')).toBeDefined();
});

test('[MEM-26] a failed load can be tried again', async () => {
  const { user, toasts } = await openScreen(Deposits, {
    member: '00001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDepositList', status: 500, body: {}, times: 1 }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่สามารถเชื่อมต่อได้');
  expect(toasts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText('2 บัญชีที่ใช้งาน')).toBeDefined();
});
