import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectDone, expectRefused, openConsole } from '../testing/open-console.tsx';

test('[LED-06] what is overdue is taken in full, and nothing more', async () => {
  const { press, fill } = await openConsole('desk');
  await fill('เลขทะเบียนสมาชิก', '3');
  await press('ดูสมาชิก');
  await screen.findByRole('table', { name: 'ยอดค้างตามรายการและงวด' });
  await press('ใส่เต็มยอด');
  await press('รับเงิน');
  await expectDone(/รับชำระ [\d,.]+ บาทแล้ว/);
  expect(await screen.findByText('ไม่มียอดค้างชำระ')).toBeDefined();
  await fill('จำนวนเงิน (บาท)', '5');
  await press('รับเงิน');
  await expectRefused(/00003 has nothing overdue/);
});

test('[LED-05] who decides what is asked from now on is chosen here', async () => {
  const { user, press, fill } = await openConsole('desk');
  await fill('เลขทะเบียนสมาชิก', '1');
  await press('ดูสมาชิก');
  const decider = await screen.findByLabelText('ใครตัดสินคำขอที่ส่งจากนี้ไป');
  await user.selectOptions(decider, 'ผู้ทดสอบ (รอให้กด)');
  await expectDone('คำขอที่ส่งจากนี้ไปตัดสินโดยผู้ทดสอบ');
});

test('[ABI-08] what the member named of other deductions is read where the loan is decided', async () => {
  const { press, fill, world } = await openConsole('desk');
  const value = {
    no: 'L2569-000001',
    key: 'desk-key-0001',
    bodyHash: '',
    product: 'academic',
    purpose: 'ทำผลงานวิชาการ',
    principalSatang: 10_000_000,
    instalments: 120,
    otherSatang: 150_000,
    guarantors: [],
    files: [],
  } as const;
  world.overlay.append({
    at: world.clock.now(),
    kind: 'loan-application',
    subject: '00001',
    value,
  });
  await fill('เลขทะเบียนสมาชิก', '1');
  await press('ดูสมาชิก');
  expect(await screen.findByText('รายการหักอื่นต่อเดือนที่สมาชิกแจ้ง: 1,500.00 บาท')).toBeDefined();
});
