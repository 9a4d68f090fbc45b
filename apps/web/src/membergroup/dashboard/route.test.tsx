import { endpoints } from '@coop/contracts/endpoints';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Dashboard } from './route.tsx';

const at = '/membergroup/dashboard';
const endpoint = 'membergroupDashboardShow';
const { response } = endpoints.membergroupDashboardShow.example;

test('[GRP-06] an agency whose money has come reads that, and how little the bill has changed', async () => {
  const [newest, before] = response.periods;
  const done = {
    ...newest,
    status: 'รับครบ',
    remitted_amount: newest?.billed_amount,
    remain_amount: '0.00',
    receipt_no: 'รง. 6902/0123',
    receipt_date: '2026-02-28',
    transferred_date: '2026-02-27',
    transferred_amount: newest?.deducted_amount,
  };
  await openScreen(Dashboard, {
    agency: '80010001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [done, before] } }),
  });
  await screen.findByText('เรียกเก็บงวดนี้');
  expect(definition('ยอดที่ต้องโอน')).toBe('418,337.50');
  expect(screen.getByText('โอนเมื่อ 27 ก.พ. 2569 จำนวน 418,337.50 บาท')).toBeDefined();
  expect(screen.getByText('ใบรับเงิน รง. 6902/0123 วันที่ 28 ก.พ. 2569')).toBeDefined();
  expect(screen.getByText(/น้อยกว่าเดือนก่อน/).textContent).toBe(
    'น้อยกว่าเดือนก่อน 60.00 บาท เพราะจำนวนศพของฌาปนกิจสงเคราะห์ (15 ศพ เดือนก่อน 16 ศพ)',
  );
  expect(screen.queryByText(/ค้างส่งเงิน/)).toBeNull();
});

test('[GRP-06] an agency that is not billed yet reads when it will be, and its own data', async () => {
  await openScreen(Dashboard, {
    agency: '80010001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [], changes: [] } }),
  });
  expect(await screen.findByText('ยังไม่มีใบเรียกเก็บ')).toBeDefined();
  expect(definition('ผู้แทน')).toBe('นางพรทิพย์ คงมั่น');
});

test('[GRP-06] the first bill has nothing to be compared with', async () => {
  await openScreen(Dashboard, {
    agency: '80010001',
    at,
    before: ({ faults }) =>
      faults.add({
        endpoint,
        body: { ...response, periods: response.periods.slice(0, 1), changes: [] },
      }),
  });
  expect(await screen.findByText('เป็นใบเรียกเก็บใบแรก จึงยังไม่มีเดือนก่อนให้เทียบ')).toBeDefined();
});

test('[GRP-06] a backend that does not know of transfers and arrears: what has not come is to be transferred', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const periods = response.periods.map(
    ({
      arrear_amount: _arrear,
      outstanding_amount: _owed,
      deducted_amount: _deducted,
      transferred_date: _date,
      transferred_amount: _amount,
      receipt_no: _no,
      receipt_date: _day,
      ...known
    }) => known,
  );
  await openScreen(Dashboard, {
    agency: '80010001',
    at,
    before: ({ faults }) => faults.add({ endpoint, body: { ...response, periods } }),
  });
  await screen.findByText('เรียกเก็บงวดนี้');
  expect(definition('ยอดที่ต้องโอน')).toBe('418,337.50');
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
