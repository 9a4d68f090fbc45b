import { examples } from '@coop/contracts/examples/examples';
import type { MoneyRequest } from '@coop/contracts/member/requestpromoney';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Requestpromoney } from './route.tsx';

const path = '/member/requestpromoney';

const request: MoneyRequest = {
  request_no: 'R2569-000007',
  request_type: 'REPAY',
  ref_no: 'สม.2569/64542',
  amount: '5000.00',
  reason: '',
  status: 'กำลังตรวจ',
  can_cancel: false,
  refusal: '',
  effective_date: '2026-11-24',
  status_log: [{ status: 'ส่งแล้ว', at: '2026-11-20 09:00:00' }],
};

/** The card of a request as a backend has it. */
async function cardOf(part: Partial<MoneyRequest>) {
  const { response } = examples.memberRequestpromoneyList;
  const body = { ...response, requests: [{ ...request, ...part }] };
  await openScreen(Requestpromoney, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberRequestpromoneyList', body }),
  });
  const name = { level: 3, name: /R2569-000007$/ };
  return (await screen.findByRole('heading', name)).closest('section')?.textContent;
}

test('[MEM-19] a request on its way says when it takes effect, and how its money is to come', async () => {
  const card = await cardOf({});
  expect(card).toContain('คาดว่าลงบัญชีเงินกู้ 24 พ.ย. 2569');
  expect(card).toContain('ชำระที่เคาน์เตอร์สหกรณ์ หรือโอนเข้าบัญชีสหกรณ์');
});

test('[MEM-19] one that has taken effect says so and foretells nothing', async () => {
  const card = await cardOf({ status: 'โอนแล้ว' });
  expect(card).toContain('ชำระแล้ว');
  expect(card).not.toContain('คาดว่า');
  expect(card).not.toContain('เคาน์เตอร์');
});

test('[MEM-19] one that was refused says why', async () => {
  const card = await cardOf({
    request_type: 'EMERGENCY_LOAN',
    status: 'ไม่อนุมัติ',
    refusal: 'เงินเดือนคงเหลือไม่ถึงร้อยละ 30',
    effective_date: '',
  });
  expect(card).toContain('เหตุที่ไม่อนุมัติ เงินเดือนคงเหลือไม่ถึงร้อยละ 30');
  expect(card).not.toContain('คาดว่า');
});

test('who has asked for nothing yet is told where requests will stand', async () => {
  await openScreen(Requestpromoney, { member: '00001', at: path });
  expect(await screen.findByText('ยังไม่มีคำขอ')).toBeDefined();
});

test('[EAR-03] what a loan comes to is said once its sum is typed', async () => {
  const { user } = await openScreen(Requestpromoney, { member: '00001', at: path });
  await user.selectOptions(await screen.findByLabelText('ต้องการทำอะไร'), 'กู้ฉุกเฉิน');
  await user.type(screen.getByLabelText('จำนวนเงิน (บาท)'), '30000');
  await vi.waitFor(
    () =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'ได้รับเงินสุทธิ 9,757.52\u00a0บาท ค่างวดต่อเดือน 2,570.00\u00a0บาท',
      ),
    30_000,
  );
});

test('[MEM-19] money that was asked for before is named beside what is left', async () => {
  const { response } = examples.memberRequestpromoneyList;
  const account = { request_type: 'WITHDRAW', ref_no: '01-2-29101-9' } as const;
  const limits = response.limits.map((limit) =>
    limit.ref_no === account.ref_no ? { ...limit, max_amount: '43743.61' } : limit,
  );
  const waits = { ...request, ...account, amount: '10000.00', status: 'ส่งแล้ว' } as const;
  const requests = [waits, { ...waits, request_no: 'R2569-000006', status: 'ยกเลิก' }];
  await openScreen(Requestpromoney, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberRequestpromoneyList',
        body: { ...response, limits, requests },
      }),
  });
  const words = 'ขอไว้แล้ว 10,000.00\u00a0บาท รอดำเนินการ ขอได้อีก 43,743.61\u00a0บาท';
  expect((await screen.findByText(/^ขอไว้แล้ว/)).textContent).toBe(words);
});
