import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOW } from '../../testing/mock-backend.ts';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from './route.tsx';

const AT = '/membergroup/deduct_result';

test('[GRP-06] among more people than a screen has room for one is looked for, also among the short', async () => {
  const agency = '80010003';
  const { user } = await openScreen(DeductResult, {
    agency,
    at: `${AT}?period=256909`,
    before: ({ overlay }) => {
      const lines = [{ no: 413, deductedSatang: 1_000_00, reason: 'เงินไม่พอ' as const }];
      const value = { month: 2026 * 12 + 8, lines };
      overlay.append({ at: NOW, kind: 'deduct-result', subject: agency, value });
    },
  });
  const search = await screen.findByLabelText('ค้นหาชื่อหรือเลขที่สมาชิก');
  const caption = 'ผลการหักรายคนกันยายน 2569';
  expect(tableRows(caption)).toHaveLength(30);
  await user.type(search, '439');
  await waitFor(() => expect(tableRows(caption).slice(1)).toHaveLength(1));
  expect(tableRows(caption)[1]).toMatch(/^00439 \|/);
  await user.type(search, ' ไม่มีใคร');
  expect(await screen.findByText('ไม่พบในรายการนี้')).toBeDefined();
});

test('[GRP-06] whom a correction made whole was short on the due day, and the words say so', async () => {
  const agency = '80010001';
  await openScreen(DeductResult, {
    agency,
    at: `${AT}?period=256910`,
    before: ({ overlay }) => {
      const lines = [{ no: 3, deductedSatang: 66_830_69, reason: '' as const }];
      const correction = { no: 3, fromSatang: 0, reason: 'แก้ไขตามหนังสือ' };
      const value = { month: 2026 * 12 + 9, lines, correction };
      overlay.append({ at: NOW, kind: 'deduct-result', subject: agency, value });
    },
  });
  expect(await screen.findByText('หักได้ครบทุกคน')).toBeDefined();
  await screen.findByRole('checkbox', { name: 'เฉพาะคนที่หักไม่ครบตามกำหนด (1 จาก 10 คน)' });
});
