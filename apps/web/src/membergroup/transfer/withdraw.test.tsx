import '../../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from '../deduct-result/route.tsx';

test('[GRP-06] a transfer that was told is shown with sum, day, reference and slip, and is taken back until its money is found', async () => {
  const { user } = await openScreen(DeductResult, {
    agency: '80010001',
    at: '/membergroup/deduct_result',
  });
  await user.type(await screen.findByLabelText('เลขอ้างอิงการโอน'), 'KTB 77');
  const slip = new File(['%PDF-1.7'], 'สลิป.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('หลักฐานการโอน'), slip);
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  await user.click(await screen.findByRole('button', { name: 'ยืนยันแจ้งโอน' }));
  await screen.findByRole('table', { name: 'การโอนของงวดนี้' });
  expect(tableRows('การโอนของงวดนี้')[1]).toBe(
    '20 พ.ย. 2569 | 205,949.76 | KTB 77 | สลิป.pdf | รอสหกรณ์ตรวจเงินเข้า ถอนการแจ้ง | ',
  );

  await user.click(screen.getByRole('button', { name: 'ถอนการแจ้ง' }));
  const question = within(await screen.findByRole('dialog', { name: 'ถอนการแจ้งโอนนี้หรือไม่' }));
  for (const words of ['205,949.76 บาท', '20 พ.ย. 2569', 'KTB 77', 'สลิป.pdf']) {
    expect(question.getByText(words)).toBeDefined();
  }
  await user.click(question.getByRole('button', { name: 'ยืนยันถอน' }));
  // Everything is as before it was told.
  await screen.findByRole('button', { name: 'แจ้งโอนเงิน' });
  expect(definition('ยอดที่ต้องโอน')).toBe('205,949.76');
  expect(screen.queryByRole('heading', { name: 'แจ้งการโอนเงินเรียบร้อยแล้ว' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'การโอนของงวดนี้' })).toBeNull();
});
