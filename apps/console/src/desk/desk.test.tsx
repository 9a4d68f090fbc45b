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
