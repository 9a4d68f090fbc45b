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
import { maskAccountNo } from '@coop/format/identifiers/account-no';
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

function deductionOf(deduction: DividendDeduction, year: number): wire.DividendDeduction {
  return {
    deduct_code: deduction.code,
    deduct_desc: deductionDesc(deduction, year),
    amount: toWire(deduction.amountSatang),
    shortfall: toWire(deduction.shortfallSatang),
  };
}

/** Splits bank and account as recorded, `กรุงไทย xxx-x-x4567-8`. */
function accountOf(bankAccount: string) {
  const space = bankAccount.lastIndexOf(' ');
  return { bank: bankAccount.slice(0, space), account_masked: bankAccount.slice(space + 1) };
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
function payoutTo(dividendYear: DividendYear, records: Records) {
  const { year } = dividendYear;
  const { member, dividendsTo, deposits } = records;
  const bank = { pay_method: 'โอนเข้าบัญชีธนาคาร', ...accountOf(member.bankAccount) };
  if (year < FIRST_INSTRUCTED_YEAR || leftBeforePayout(records, year)) return bank;
  if (dividendsTo.way === 'bank') return bank;
  if (dividendsTo.way === 'shares') return intoShares(dividendYear, records, bank);
  const { accountNo } = dividendsTo;
  const product = deposits.find((deposit) => deposit.accountNo === accountNo)?.product.name ?? '';
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

function yearOf(world: World, year: DividendYear, records: Records): wire.DividendYear {
  const paper = dividendPaper(records, year);
  return {
    div_year: year.year,
    status: year.status,
    counted_to: year.countedTo,
    div_rate: toWire(year.rates.dividend),
    avg_rate: toWire(year.rates.refund),
    rate_year: year.rates.year,
    div_amt: toWire(year.dividendSatang),
    interest_base: toWire(year.interestSatang),
    avg_amt: toWire(year.refundSatang),
    avg_withheld: year.inArrears,
    ...(year.lateRefund && {
      late_refund: { paid_date: year.lateRefund.on, amount: toWire(year.lateRefund.satang) },
    }),
    etc_amt: '0.00',
    sum_amt: toWire(year.grossSatang),
    deductions: year.deductions.map((deduction) => deductionOf(deduction, year.year)),
    sum_deduct: toWire(year.grossSatang - year.netSatang),
    net_amt: toWire(year.netSatang),
    ...payoutTo(year, records),
    approve_date: approvalDay(year.year),
    pay_date: payDay(year.year),
    rows: year.rows.map(rowOf),
    interest_rows: year.interest.map((row) => ({
      loancontract_no: row.contractNo,
      loantype_desc: row.name,
      payments: row.payments,
      interest: toWire(row.interestSatang),
    })),
    ...forecastOf(year, records),
    ...(paper && { verification: stamp(world, paper) }),
  };
}

function describe(world: World, records: Records): wire.MemberDividend {
  return {
    as_of: records.view.asOf,
    years: deriveDividends(records).map((dividend) => yearOf(world, dividend, records)),
  };
}

export const memberDividendHandlers: HandlersOf<'memberDividendList'> = {
  memberDividendList({ world, no }) {
    return world.derived('dividend', no, (records) => describe(world, records));
  },
};
