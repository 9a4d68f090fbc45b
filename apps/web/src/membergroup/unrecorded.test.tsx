import '../testing/dialogs.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, signInAgency } from '../testing/mock-backend.ts';
import { definition, tableRows } from '../testing/read.ts';
import { openScreen, SITE } from '../testing/render-screen.tsx';
import { Component as Dashboard } from './dashboard/route.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';
import { Component as SummarizeRep } from './summarize-rep/route.tsx';

/** Nothing of its months of September and October has come. */
const LATE = '80010003';

test('[GRP-09] while nothing is recorded, no unit is said to have been deducted either', async () => {
  await openScreen(SummarizeRep, { agency: '80010001', at: '/membergroup/summarize_rep' });
  await screen.findByRole('table', { name: 'ผลการหักเงินตามหน่วยย่อย' });
  expect(definition('หักได้')).toContain('ไม่มีข้อมูล');
  expect(tableRows('ผลการหักเงินตามหน่วยย่อย').at(-1)).toBe(
    'รวมทั้งสิ้น | 10 | 205,949.76 | –ไม่มีข้อมูล | –ไม่มีข้อมูล',
  );
});

test('[GRP-06] an overdue month without a record is not said to have been deducted in full', async () => {
  await openScreen(Dashboard, {
    agency: LATE,
    at: '/membergroup/dashboard',
    before: async ({ clock }) => {
      clock.set(Date.parse('2026-12-02T09:00:00+07:00'));
      await signInAgency(createApi(SITE, fetchFromMock), LATE);
    },
  });
  expect(await screen.findByText(/ระบบถือว่ายังหักไม่ได้$/)).toBeDefined();
  expect(definition('หักได้')).toBe('0.00');
  expect(screen.getByText('หน่วยงานไม่ได้บันทึกผล')).toBeDefined();
  expect(document.body.textContent).not.toContain('ระบบถือว่าหักได้ครบทุกคน');
});

test.each([
  ['80010001', '', 'แก้ไขได้จนถึงวันครบกำหนด'],
  [LATE, '?period=256910', 'เมื่อลงบัญชีสมาชิกแล้วหากต้องแก้ไขกรุณาติดต่อสหกรณ์'],
])(
  '[GRP-06] how long a result can be corrected depends on the day: %s%s',
  async (agency, of, until) => {
    const at = `/membergroup/deduct_result${of}`;
    const { user } = await openScreen(DeductResult, { agency, at });
    await user.click(await screen.findByRole('button', { name: 'บันทึกผล' }));
    const dialog = screen.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' });
    expect(dialog.textContent).toContain(`ใบนำส่งเงินจะปรับตามผลนี้ ${until}`);
  },
);

test('[GRP-06] what was paid before the next bill is not said to have come in another way than from the agency', async () => {
  await openScreen(DeductResult, {
    agency: LATE,
    at: '/membergroup/deduct_result?period=256910',
    before: ({ overlay }) => {
      const lines = [{ no: 413, deductedSatang: 1_000_00, reason: 'เงินไม่พอ' as const }];
      const value = { month: 2026 * 12 + 9, lines };
      const at = Date.parse('2026-11-05T09:00:00+07:00');
      overlay.append({ at, kind: 'deduct-result', subject: LATE, value });
    },
  });
  expect(await screen.findByText(/\(ชำระก่อนออกใบเรียกเก็บ 1,000\.00 บาท\)$/)).toBeDefined();
});
