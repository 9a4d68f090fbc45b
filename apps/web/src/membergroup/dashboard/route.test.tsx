import { endpoints } from '@coop/contracts/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import Dashboard from './route.tsx';

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
  };
  await openScreen(Dashboard, {
    agency: '80010001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [done, before] } }),
  });
  await screen.findByText('เรียกเก็บงวดนี้');
  expect(definition('คงเหลือต้องนำส่ง')).toBe('0.00');
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
