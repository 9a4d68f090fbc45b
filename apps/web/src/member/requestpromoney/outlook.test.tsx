import { examples } from '@coop/contracts/examples/examples';
import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { Facts } from '@coop/ui/facts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../site/site.tsx';
import { definition } from '../../testing/read.ts';
import { SITE } from '../../testing/render-screen.tsx';
import { outlookOf, questionOf } from './outlook.tsx';

const data = examples.memberRequestpromoneyList.response;
const [first] = data.limits as [RequestLimit];
const {
  effective_date: _day,
  fee: _fee,
  ...plain
} = { ...first, request_type: 'WITHDRAW' as const };

function show(limit: Partial<RequestLimit>, satang: number): void {
  const bank = { linked_account_masked: 'กรุงไทย xxx-x-x4567-8' };
  const rows = outlookOf(bank, { ...plain, ...limit }, satang);
  render(
    <SiteProvider site={{ ...SITE, phone: '075-123-456' }}>
      <Facts rows={rows} />
    </SiteProvider>,
  );
}

test('a withdrawal: to which account, when, at which fee', () => {
  const fee = { rate: '0.05', min_amount: '50.00' };
  show({ effective_date: '2026-11-24', fee }, 200_000_00);
  expect(definition('โอนเข้าบัญชี')).toBe('กรุงไทย xxx-x-x4567-8');
  expect(definition('คาดว่าโอน')).toBe('วันอังคารที่ 24 พฤศจิกายน 2569');
  expect(definition('ค่าธรรมเนียม')).toMatch(/^100\.00 บาท/);
});

test('the fee is no less than its minimum, and the first of a month is free', () => {
  show({ effective_date: '2026-11-24', fee: { rate: '0.05', min_amount: '50.00' } }, 500_00);
  expect(definition('ค่าธรรมเนียม')).toMatch(/^50\.00 บาท/);
});

test('a free withdrawal says so, and a backend that says nothing is not guessed at', () => {
  show({ effective_date: '2026-11-24' }, 500_00);
  expect(definition('ค่าธรรมเนียม')).toBe('ไม่มี');
});

test('an emergency loan: rate, instalment, first month, the contract that it closes, and what is paid out', () => {
  const loan = {
    period_payamt: 12,
    payout_date: '2026-11-27',
    first_due_date: '2026-12-31',
    payment_type: '1',
    rates: [{ from: '2026-01-01', int_rate: '5.00' }],
    interest_rounding: 'half2dp',
    instalment_rounding: 'ceil10',
    closes: [{ loancontract_no: 'ฉฉ.2569/1', payoff_amount: '7000.25' }],
  } as const;
  show(
    {
      request_type: 'EMERGENCY_LOAN',
      loan: { ...loan, rates: [...loan.rates], closes: [...loan.closes] },
    },
    30_000_00,
  );
  expect(definition('คาดว่าจ่ายเงิน')).toBe('27 พ.ย. 2569');
  expect(definition('ใช้เงินกู้ใหม่ปิดหนี้เก่า ฉฉ.2569/1')).toBe('7,000.25 บาท รวมดอกเบี้ยถึง 27 พ.ย. 2569');
  expect(definition('ได้รับเงินสุทธิ')).toBe('22,999.75 บาท');
  expect(definition('อัตราดอกเบี้ย')).toBe('5.00 % ต่อปี');
  expect(definition('ค่างวดต่อเดือน')).toBe('2,570.00 บาท');
  expect(definition('หักงวดแรก')).toBe('ธันวาคม 2569');
});

test('a repayment: how the money is to come, and what becomes of the contract', () => {
  show({ request_type: 'REPAY', max_amount: '900.00' }, 900_00);
  expect(definition('วิธีชำระ')).toContain('075-123-456');
  expect(definition('คาดว่าลงบัญชีเงินกู้')).toBe('เมื่อสหกรณ์อนุมัติแล้ว');
  expect(definition('ผลของรายการ')).toMatch(/^ปิดสัญญา/);
});

test.each([
  ['WITHDRAW', 5_000_00, 'ถอนเงินฝาก 5,000.00\u00a0บาท จากบัญชี 01-2-29101-9 หรือไม่'],
  ['BUY_SHARES', 1_000_00, 'ซื้อหุ้นเพิ่ม 1,000.00\u00a0บาท หรือไม่'],
  ['SUBSCRIBE', 0, 'สมัครใช้บริการ หรือไม่'],
] as const)('the question about %s says its sum', (request_type, satang, words) => {
  const limit = { ...plain, request_type, ref_no: '01-2-29101-9' };
  expect(questionOf({ data, limit, satang, reason: '' })).toBe(words);
});
