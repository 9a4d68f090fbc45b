import '../../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from './route.tsx';

test('[LED-12][GRP-06] a report of a booked month is read once more and taken back', async () => {
  const month = 2026 * 12 + 9;
  const { user } = await openScreen(DeductResult, {
    agency: '80010001',
    at: '/membergroup/deduct_result?period=256910',
    before: ({ overlay, records }) => {
      const lines = Array.from({ length: 12 }, (_, i) => {
        const total = records(i + 1).keps.get(month)?.totalSatang ?? 0;
        return i === 3
          ? { no: 4, deductedSatang: 0, reason: 'ลาออก' as const }
          : { no: i + 1, deductedSatang: total, reason: '' as const };
      });
      const moment = Date.parse('2026-10-28T10:00:00+07:00');
      overlay.append({
        at: moment,
        kind: 'deduct-result',
        subject: '80010001',
        value: { month, lines },
      });
    },
  });
  const name = await screen.findByText(/^.+ \(00004\) แจ้งว่าลาออก$/);
  const person = name.textContent?.replace(/ \(.*/, '') ?? '';
  await user.click(screen.getByRole('button', { name: `ถอนการแจ้ง ${person}` }));
  const title = `ถอนการแจ้งว่าลาออก: ${person}`;
  const question = within(await screen.findByRole('dialog', { name: title }));
  expect(question.getByText('00004')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'ยืนยันถอน' }));
  await screen.findByRole('row', { name: /^00004 .*อื่น ๆ/ });
  expect(screen.queryByRole('heading', { name: 'แจ้งเหตุไว้ผิดหรือไม่' })).toBeNull();
});
