import type * as wire from '@coop/contracts/member/dividend';
import {
  type DividendDeduction,
  type DividendYear,
  deriveDividends,
  forecastDividend,
  leftBeforePayout,
  type ShareMonthRow,
} from '@coop/cooperative/money/dividend/dividend';
import { deductionDesc, inShares } from '@coop/cooperative/money/dividend/dividend-payout';
import type { Records } from '@coop/cooperative/money/records';
import { approvalDay, FIRST_INSTRUCTED_YEAR, payDay } from '@coop/cooperative/rules/dividend-rates';
import { maskAccountNo } from '@coop/format/account-no';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { dividendPaper } from '../paper/verify/dividend.ts';
import { stamp } from '../paper/verify/stamp.ts';
import type { World } from '../world/world.ts';
import { SHARE_ITEMS } from './share.ts';

function rowOf(row: ShareMonthRow, index: number): wire.DividendRow {
  return {
    seq_no: index + 1,
    operate_date: row.on,
    item_desc: row.item === 'forward' ? 'หุ้นยกมาต้นปี' : SHARE_ITEMS[row.item].desc,
    amount: toWire(row.amountSatang),
    weight: row.weight,
    weight_of: row.weightOf,
    dividend: toWire(row.dividendSatang),
  };
}

function deductionOf(one: DividendDeduction, year: number): wire.DividendDeduction {
  return {
    deduct_code: one.code,
    deduct_desc: deductionDesc(one, year),
    amount: toWire(one.amountSatang),
    shortfall: toWire(one.shortfallSatang),
  };
}

/** Splits bank and account as recorded, `กรุงไทย xxx-x-x4567-8`. */
function accountOf(bankAccount: string) {
  const at = bankAccount.lastIndexOf(' ');
  return { bank: bankAccount.slice(0, at), account_masked: bankAccount.slice(at + 1) };
}

/** Returns the destinations of a dividend in shares: what is no whole share goes to the bank. */
function intoShares<P extends object>({ netSatang }: DividendYear, { member }: Records, bank: P) {
  const { restSatang, shareSatang } = inShares(netSatang);
  const share = { pay_method: 'ซื้อหุ้นเพิ่ม', bank: 'ทุนเรือนหุ้น', account_masked: member.membershipNo };
  if (restSatang === 0) return share;
  if (shareSatang === 0) return bank;
  const paid_parts = [
    { ...share, amount: toWire(shareSatang) },
    { ...bank, amount: toWire(restSatang) },
  ];
  return { ...share, paid_parts };
}

/** Returns the past or future destination of a year's dividend. */
function payoutTo(one: DividendYear, records: Records) {
  const { year } = one;
  const { member, dividendsTo, deposits } = records;
  const bank = { pay_method: 'โอนเข้าบัญชีธนาคาร', ...accountOf(member.bankAccount) };
  if (year < FIRST_INSTRUCTED_YEAR || leftBeforePayout(records, year)) return bank;
  if (dividendsTo.way === 'bank') return bank;
  if (dividendsTo.way === 'shares') return intoShares(one, records, bank);
  const { accountNo } = dividendsTo;
  const product = deposits.find((one) => one.accountNo === accountNo)?.product.name ?? '';
  return {
    pay_method: 'โอนเข้าบัญชีเงินฝาก',
    bank: product,
    account_masked: maskAccountNo(accountNo),
  };
}

function forecastOf({ year }: DividendYear, records: Records) {
  const forecast = forecastDividend(records, year);
  if (!forecast) return {};
  const { countedTo, shares, interestSatang } = forecast;
  return {
    forecast: {
      counted_to: countedTo,
      shares: shares.map(({ on, amountSatang }) => ({
        operate_date: on,
        amount: toWire(amountSatang),
      })),
      interest: toWire(interestSatang),
    },
  };
}

function yearOf(world: World, one: DividendYear, records: Records): wire.DividendYear {
  const paper = dividendPaper(records, one);
  return {
    div_year: one.year,
    status: one.status,
    counted_to: one.countedTo,
    div_rate: toWire(one.rates.dividend),
    avg_rate: toWire(one.rates.refund),
    rate_year: one.rates.year,
    div_amt: toWire(one.dividendSatang),
    interest_base: toWire(one.interestSatang),
    avg_amt: toWire(one.refundSatang),
    avg_withheld: one.inArrears,
    ...(one.lateRefund && {
      late_refund: { paid_date: one.lateRefund.on, amount: toWire(one.lateRefund.satang) },
    }),
    etc_amt: '0.00',
    sum_amt: toWire(one.grossSatang),
    deductions: one.deductions.map((deduction) => deductionOf(deduction, one.year)),
    sum_deduct: toWire(one.grossSatang - one.netSatang),
    net_amt: toWire(one.netSatang),
    ...payoutTo(one, records),
    approve_date: approvalDay(one.year),
    pay_date: payDay(one.year),
    rows: one.rows.map(rowOf),
    interest_rows: one.interest.map((row) => ({
      loancontract_no: row.contractNo,
      loantype_desc: row.name,
      payments: row.payments,
      interest: toWire(row.interestSatang),
    })),
    ...forecastOf(one, records),
    ...(paper && { verification: stamp(world, paper) }),
  };
}

function describe(world: World, records: Records): wire.MemberDividend {
  return {
    as_of: records.view.asOf,
    years: deriveDividends(records).map((one) => yearOf(world, one, records)),
  };
}

export const memberDividendHandlers: HandlersOf<'memberDividendList'> = {
  memberDividendList({ world, no }) {
    return world.derived('dividend', no, (records) => describe(world, records));
  },
};
