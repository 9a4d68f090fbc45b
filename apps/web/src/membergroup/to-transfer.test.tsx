import '../testing/dialogs.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tableRows } from '../testing/read.ts';
import { openScreen } from '../testing/render-screen.tsx';
import { Component as Dashboard } from './dashboard/route.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';
import { Component as DeliveryBook } from './delivery-book/route.tsx';
import { Component as SummarizeRep } from './summarize-rep/route.tsx';

/** Every screen that says how much to transfer. */
function AllScreens() {
  return (
    <>
      <Dashboard />
      <DeductResult />
      <DeliveryBook />
      <SummarizeRep />
    </>
  );
}

const sums = () =>
  screen
    .getAllByText(/^(ยอดที่|จำนวนเงินที่)ต้องโอน$/, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent?.replace(/[^\d,.]/g, ''));

test('[LED-01][GRP-06][GRP-08][GRP-09] what to transfer is one figure on every screen, before and after it is recorded', async () => {
  const path = '/membergroup/deduct_result';
  const { user } = await openScreen(AllScreens, { agency: '80010001', at: path });
  // The overview, the record, its transfer, the summary, the slip with its code.
  await vi.waitFor(() => expect(sums()).toEqual(Array(5).fill('205,949.76')), 30_000);

  await user.type(screen.getByLabelText('เพิ่มคนที่หักไม่ครบ'), '4');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  await user.type(screen.getByLabelText('หักได้จริง (บาท)'), '15100');
  await user.selectOptions(screen.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  // Typed is not recorded; the form that tells a transfer waits for the record.
  expect(sums()).toEqual(Array(4).fill('205,949.76'));

  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  expect(sums()).toContain('200,949.76');
  await user.click(screen.getByRole('button', { name: 'ยืนยันบันทึก' }));
  await screen.findByRole('heading', { name: 'บันทึกผลเรียบร้อยแล้ว' });
  // The card of the transfer stands below the figures and does not say it again.
  await vi.waitFor(() => expect(sums()).toEqual(Array(5).fill('200,949.76')), 30_000);
  expect(tableRows('สรุปยอดของใบนำส่งเงิน').at(-1)).toMatch(/^ยอดที่ต้องโอน .* \| 200,949\.76$/);
  expect(screen.getAllByText(/^บันทึกล่าสุดเมื่อ 20 พ.ย. 2569 .* โดย /).length).toBe(2);
});
