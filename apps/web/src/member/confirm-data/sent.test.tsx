import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../testing/dialogs.ts';
import { saveCsv } from '../../testing/downloads.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as ConfirmDataPage } from './route.tsx';

const path = '/member/confirmData';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});

test('[MEM-20] sent from another tab meanwhile, it cannot be sent again: the page says so and shows the receipt', async () => {
  let answerElsewhere = () => {};
  const { user, toasts } = await openScreen(ConfirmDataPage, {
    member: '00005',
    at: path,
    before: ({ overlay, clock }) => {
      const line = { kind: 'share', refNo: '00005', balance: '273300.00', answer: 'Y' } as const;
      const value = {
        letterNo: 'ยย.2569/00005',
        repliedAt: '2026-11-20 08:59:00',
        checkValue: 'AAAA-BBBB-CCCC',
        lines: [line],
      };
      answerElsewhere = () =>
        overlay.append({ at: clock.now(), subject: '00005', kind: 'confirm-reply', value });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ทุกรายการถูกต้อง' }));
  answerElsewhere();
  await user.click(screen.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }));
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  expect(await screen.findByRole('region', { name: 'ใบรับคำตอบ' })).toBeDefined();
  const words = 'ท่านส่งคำตอบของรอบนี้แล้ว จึงส่งซ้ำไม่ได้';
  expect(toasts.map(({ text }) => text)).toContain(words);
});

test('[MEM-20][MEM-28] its lines can be saved for a spreadsheet', async () => {
  const { user } = await openScreen(ConfirmDataPage, { member: '00001', at: path });
  const button = await screen.findByRole('button', { name: 'ดาวน์โหลดตาราง' });
  const { name, lines } = await saveCsv(user, button);
  expect(name).toBe('หนังสือยืนยันยอด 00001 ณ 31 ธ.ค. 2568.csv');
  expect(lines).toContain('หุ้น,ทุนเรือนหุ้น,00001,465200.00,ถูกต้อง,,');
});
