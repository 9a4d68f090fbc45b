import '../testing/dialogs.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, signInAgency } from '../testing/mock-backend.ts';
import { definition } from '../testing/read.ts';
import { openScreen, SITE } from '../testing/render-screen.tsx';
import { Component as Dashboard } from './dashboard/route.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';

/** Nothing of its months of September and October has come. */
const LATE = '80010003';

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

test('[GRP-06] of an overdue month without a record the form stands first, and nobody is said to be short', async () => {
  await openScreen(DeductResult, {
    agency: LATE,
    at: '/membergroup/deduct_result?period=256909',
  });
  await screen.findByRole('button', { name: 'บันทึกผล' });
  expect(screen.getByText('เลยกำหนด 30 ก.ย. 2569 แล้ว ยังไม่ได้บันทึกผล')).toBeDefined();
  expect(screen.getByText('28 คน · 236,252.01 บาท')).toBeDefined();
  expect(screen.getByText('ยังไม่ได้บันทึกผล · ยอดที่ต้องโอน 236,252.01 บาท')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/หักไม่ได้ \d|หักไม่ครบ \d|28 จาก 28/);
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['80010001', '', 'แก้ไขได้จนถึงวันครบกำหนด'],
  [LATE, '?period=256910', 'เมื่อลงบัญชีสมาชิกแล้วหากต้องแก้ไขกรุณาติดต่อสหกรณ์'],
])(
  '[GRP-06] how long a result can be corrected depends on the day: %s%s',
  async (agency, of, until) => {
    const path = `/membergroup/deduct_result${of}`;
    const { user } = await openScreen(DeductResult, { agency, at: path });
    await user.click(await screen.findByRole('button', { name: 'บันทึกผล' }));
    const dialog = screen.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' });
    expect(dialog.textContent).toContain(`ใบนำส่งเงินจะปรับตามผลนี้ ${until}`);
  },
);
