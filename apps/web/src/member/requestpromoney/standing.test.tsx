import '../../testing/dialogs.ts';
import { examples } from '@coop/contracts/examples/examples';
import type { MoneyRequest, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Requestpromoney } from './route.tsx';

const { response } = examples.memberRequestpromoneyList;
const ORDER: MoneyRequest = {
  request_no: 'R2569-000001',
  request_type: 'MONTHLY_REPAY',
  ref_no: 'สม.2569/64542',
  amount: '3000.00',
  reason: '',
  status: 'อนุมัติ',
  can_cancel: false,
  can_stop: true,
  first_recv_period: '256912',
  refusal: '',
  effective_date: '2026-11-23',
  status_log: [{ status: 'ส่งแล้ว', at: '2026-11-20 09:00:00' }],
  standing_order: {
    request_no: 'R2569-000001',
    amount: '3000.00',
    first_recv_period: '256912',
    ended_date: '',
    paid_count: 3,
    paid_amount: '9000.00',
    saved_interest: '5659.07',
    saved_periods: 2,
  },
};

const LIMIT: RequestLimit = {
  request_type: 'MONTHLY_REPAY',
  ref_no: ORDER.ref_no,
  ref_desc: 'เงินกู้สามัญ',
  min_amount: '100.00',
  max_amount: '16454.04',
  step_amount: '0.01',
  reason: '',
  first_recv_period: '256912',
  last_recv_period: '258107',
};

async function open(request: MoneyRequest) {
  const body = { ...response, limits: [LIMIT], requests: [request] };
  return openScreen(Requestpromoney, {
    member: '00001',
    at: '/member/requestpromoney',
    before: ({ faults }) => {
      faults.add({ endpoint: 'memberRequestpromoneyList', body });
      const done = { rc_code: '1', rc_des: 'หยุดชำระเพิ่มแล้ว' };
      faults.add({ endpoint: 'memberRequestpromoneyStop', body: done });
    },
  });
}

test('[LED-17] an order says what it has saved, and can be changed and stopped', async () => {
  const { user, toasts } = await open(ORDER);
  const card = (await screen.findByText('ชำระหนี้เพิ่มทุกเดือน R2569-000001')).closest('section');
  if (!card) throw new Error('no card');
  expect(definition('ชำระเพิ่มเดือนละ')).toBe('3,000.00 บาท');
  expect(definition('หักตั้งแต่งวด')).toBe('ธันวาคม 2569');
  expect(definition('หักแล้ว 3 ครั้ง รวม')).toBe('9,000.00 บาท');
  expect(definition('ประหยัดดอกเบี้ยแล้ว')).toBe('5,659.07 บาท');
  expect(definition('ผ่อนหมดเร็วขึ้นแล้ว')).toBe('2 เดือน');
  await user.click(within(card).getByRole('link', { name: /^เปลี่ยนจำนวนเงิน/ }));
  const amount = () => screen.getByLabelText<HTMLInputElement>('ชำระเพิ่มเดือนละ (บาท)');
  await waitFor(() => expect(amount().value).toBe('3,000.00'));
  await user.click(within(card).getByRole('button', { name: /^หยุดชำระเพิ่ม/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ใบถัดไปจะเก็บเฉพาะค่างวดปกติ/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'หยุดชำระเพิ่ม' }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success' }]));
});

test('[LED-17] one that has ended cannot be stopped again', async () => {
  await open({
    ...ORDER,
    status: 'สิ้นสุด',
    can_stop: false,
    standing_order: ORDER.standing_order && {
      ...ORDER.standing_order,
      ended_date: '2026-12-20',
    },
  });
  await screen.findByText('ชำระหนี้เพิ่มทุกเดือน R2569-000001');
  expect(definition('สิ้นสุด')).toBe('20 ธ.ค. 2569');
  expect(screen.queryByRole('button', { name: /^หยุดชำระเพิ่ม/ })).toBeNull();
});
