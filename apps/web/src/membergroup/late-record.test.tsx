import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW } from '../testing/mock-backend.ts';
import { openScreen } from '../testing/render-screen.tsx';
import { Component as Dashboard } from './dashboard/route.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';
import { Component as SummarizeRep } from './summarize-rep/route.tsx';

const AGENCY = '80010003';

test('[GRP-06] an overdue month says before it is recorded that the newest bill holds what is owed of it', async () => {
  await openScreen(DeductResult, {
    agency: AGENCY,
    at: '/membergroup/deduct_result?period=256910',
  });
  const words = await screen.findByText(/^ยอดที่ค้างรวมอยู่ใน/);
  expect(words.textContent).toMatch(
    /^ยอดที่ค้างรวมอยู่ในใบเรียกเก็บงวดพฤศจิกายน\s2569 แล้ว หากหักพร้อมงวดนั้น ไม่ต้องบันทึกที่นี่อีก$/,
  );
});

function NewestMonth() {
  return (
    <>
      <Dashboard />
      <DeductResult />
      <SummarizeRep />
    </>
  );
}

test('[GRP-06] every page of the newest month says what of its arrears was recorded since, and what is left to deduct', async () => {
  await openScreen(NewestMonth, {
    agency: AGENCY,
    at: '/membergroup/dashboard',
    before: ({ overlay }) => {
      const lines = [{ no: 413, deductedSatang: 1_000_00, reason: 'เงินไม่พอ' as const }];
      const value = { month: 2026 * 12 + 9, lines };
      overlay.append({ at: NOW, kind: 'deduct-result', subject: AGENCY, value });
    },
  });
  const settled = 'ตัดยอดค้างที่หักหรือชำระแล้วออก 1,000.00';
  await vi.waitFor(() => expect(screen.getAllByText(settled)).toHaveLength(3), 30_000);
  expect(screen.getAllByText(/^ในยอดนี้เป็นยอดค้างของงวดก่อน [\d,]+\.\d\d$/)).toHaveLength(3);
});

test('[GRP-06] what was told of an overdue month is on its way and no debt', async () => {
  const month = 2026 * 12 + 8;
  await openScreen(Dashboard, {
    agency: AGENCY,
    at: '/membergroup/dashboard',
    before: ({ overlay }) => {
      const lines = [{ no: 413, deductedSatang: 1_000_00, reason: 'เงินไม่พอ' as const }];
      const fact = { at: NOW, subject: AGENCY };
      overlay.append({ ...fact, kind: 'deduct-result', value: { month, lines } });
      const remittance = { month, satang: 1_000_00, on: '2026-11-20', reference: 'KTB 1' };
      overlay.append({ ...fact, kind: 'remittance', value: remittance });
    },
  });
  await screen.findByText('แจ้งโอนแล้ว 1,000.00 บาท รอสหกรณ์ตรวจเงินเข้าบัญชี');
  expect(screen.queryByText(/^หักเงินแล้วยังโอนไม่ครบ/)).toBeNull();
  expect(screen.getByRole('row', { name: /^กันยายน 2569 236,252\.01/ }).textContent).toContain(
    'รอรับเงิน',
  );
});
