import type {
  Loan,
  LoanOutlook,
  LoanRow,
  LoanStatement,
  MemberLoan,
} from '@coop/contracts/member/loan';
import { today } from '@coop/cooperative/moments';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { counterSlipNo, receiptNo } from '@coop/cooperative/money/bills/receipt-no';
import {
  closedOn,
  isClosed,
  type LoanContract,
  type LoanItem,
  nextDueOn,
  nextInstalment,
  overdueInterest,
  overduePrincipal,
  type LoanRow as Payment,
  payoffSatang,
  rateOf,
  remainingSchedule,
} from '@coop/cooperative/money/loans/loans';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { newestResult } from '@coop/cooperative/money/standing/savings';
import { isCallOver } from '@coop/cooperative/requests/settlement-sheet';
import { percentPaid } from '@coop/finance/credit';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { loanStatementPaper } from '../paper/verify/statement.ts';
import { recordsPaid } from '../world/records-now.ts';
import type { World } from '../world/world.ts';
import { wireStanding } from './borrow/standing-order.ts';

/** Returns the unpaid months of a contract; what a settlement left and nobody paid in time counts as one. */
export function arrearPeriods(contract: LoanContract, asOf: string): number {
  const isLeft = !isClosed(contract) && isCallOver(contract.settledOn, asOf);
  return Math.max(contract.arrears.length, Number(isLeft));
}

/** Formats hundredths of a percent as on the wire. */
function percent(hundredths: number): string {
  return toWire(hundredths);
}

export function statusOf(
  contract: LoanContract,
  asOf: string,
  now = contract,
): Loan['contract_status'] {
  if (isClosed(contract)) return 'ปิดสัญญา';
  return arrearPeriods(now, asOf) > 0 ? 'ค้างชำระ' : 'ปกติ';
}

/** Returns the contract's part of the latest bill, arrears included; empty if it has none. */
function latestBill(records: Records, { contractNo }: LoanContract) {
  const kep = kepOf(records, lastBilledMonth(records.view.asOf));
  const lines = kep?.entries.filter((entry) => entry.refNo === contractNo) ?? [];
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    toWire(lines.reduce((all, line) => all + of(line), 0));
  return {
    principal_payment: sum((entry) => entry.principalSatang),
    interest_payment: sum((entry) => entry.interestSatang),
    total_payment: sum((entry) => entry.amountSatang),
    arrear_payment: sum((entry) => (entry.isArrears ? entry.amountSatang : 0)),
  };
}

/** Returns the first instalment of a contract that no bill has collected yet. */
function firstOf(contract: LoanContract): Pick<Loan, 'first_instalment'> {
  if (contract.billed > 0 || isClosed(contract)) return {};
  const due = nextDueOn(contract);
  const { totalSatang } = nextInstalment(contract, due);
  return { first_instalment: { due_date: due, amount: toWire(totalSatang) } };
}

/** Returns the newest standing order of the contract, if there was one. */
function standingOf(records: Records, { contractNo }: LoanContract): Pick<Loan, 'standing_order'> {
  const result = newestResult(records, contractNo);
  return result ? { standing_order: wireStanding(result) } : {};
}

/** @param now the records with today's payments, which say what is overdue */
function loanOf(records: Records, contract: LoanContract, now: Records): Loan {
  const { plan, product, rows, billed } = contract;
  const lastPaid = rows.at(-1);
  const paid =
    now.contracts.find((loanContract) => loanContract.contractNo === contract.contractNo) ??
    contract;
  const status = statusOf(contract, records.view.asOf, paid);
  return {
    loantype_code: product.code,
    loantype_desc: product.name,
    loancontract_no: contract.contractNo,
    startcont_date: plan.disbursedOn,
    loanapprove_amt: toWire(plan.principalSatang),
    period_payamt: plan.instalments,
    last_periodpay: billed - paid.arrears.length,
    period_payment: toWire(contract.instalmentSatang),
    payment_type: product.method === 'equal_principal' ? '0' : '1',
    ...latestBill(records, contract),
    ...firstOf(contract),
    principal_balance: toWire(contract.balanceSatang),
    paid_percent: percent(percentPaid(plan.principalSatang, contract.balanceSatang)),
    int_rate: percent(rateOf(contract, records.view.asOf)),
    last_operate_date: lastPaid?.on ?? plan.disbursedOn,
    interest_arrear: toWire(overdueInterest(paid)),
    arrear_periods: arrearPeriods(paid, records.view.asOf),
    expected_end: remainingSchedule(contract).at(-1)?.dueOn ?? closedOn(contract) ?? '',
    ...standingOf(records, contract),
    contract_status: status,
    item_code: lastPaid ? '02' : '01',
    // -1 after a payment, which lowers the debt; 1 for a contract in arrears or just paid out.
    sign_status: status === 'ปิดสัญญา' ? 0 : status === 'ค้างชำระ' || !lastPaid ? 1 : -1,
  };
}

export function loanBalance(records: Records): number {
  return records.loans.reduce((sum, loan) => sum + loan.balanceSatang, 0);
}

function describe(world: World, records: Records): MemberLoan {
  const now = recordsPaid(world, records.member.no);
  return {
    as_of: records.view.asOf,
    sum_loan_balance: toWire(loanBalance(records)),
    loans: records.loans.map((loan) => loanOf(records, loan, now)),
  };
}

function payoutRow(contract: LoanContract, suffix: string): LoanRow {
  const amount = toWire(contract.plan.principalSatang);
  return {
    seq_no: 1,
    operate_date: contract.plan.disbursedOn,
    slip_no: counterSlipNo(contract.plan.disbursedOn, suffix),
    item_code: '01',
    item_desc: 'รับเงินกู้',
    period: 0,
    principal_payment: amount,
    interest_payment: '0.00',
    total: amount,
    principal_balance: amount,
    days: 0,
    sign_status: 1,
  };
}

const PAYMENTS: Record<LoanItem, { code: string; desc: string; closing: string }> = {
  monthly: { code: '02', desc: 'ชำระรายเดือน', closing: 'ชำระงวดสุดท้าย ปิดสัญญา' },
  standing: { code: '03', desc: 'ชำระเพิ่มรายเดือน', closing: 'ชำระเพิ่มรายเดือน ปิดสัญญา' },
  late: { code: '02', desc: 'ชำระงวดค้าง หน่วยงานโอนภายหลัง', closing: 'ชำระงวดค้าง ปิดสัญญา' },
  counter: { code: '03', desc: 'ชำระพิเศษ', closing: 'ชำระพิเศษ ปิดสัญญา' },
  'set-off': { code: '03', desc: 'หักกลบลบหนี้', closing: 'หักกลบลบหนี้ ปิดสัญญา' },
  bounced: { code: '04', desc: 'เช็คคืน ยกเลิกการชำระ', closing: 'เช็คคืน ยกเลิกการชำระ' },
  returned: { code: '04', desc: 'คืนเงินที่หักหลังเสียชีวิต', closing: 'คืนเงินที่หักหลังเสียชีวิต' },
};

/** Returns whether it raises the debt again. */
export const isTakenBack = (item: LoanItem): boolean => item === 'returned' || item === 'bounced';

function paymentRow(row: Payment, index: number, suffix: string, closes: boolean): LoanRow {
  const item = PAYMENTS[row.item];
  const sign = isTakenBack(row.item) ? -1 : 1;
  return {
    seq_no: index + 2,
    operate_date: row.on,
    slip_no: row.slipNo || receiptNo(row.on, suffix),
    item_code: closes ? '09' : item.code,
    item_desc: closes ? item.closing : item.desc,
    period: row.period,
    principal_payment: toWire(sign * row.principalSatang),
    interest_payment: toWire(sign * row.interestSatang),
    total: toWire(sign * (row.principalSatang + row.interestSatang)),
    principal_balance: toWire(row.balanceSatang),
    days: row.days,
    sign_status: sign === 1 ? -1 : 1,
  };
}

function statementOf(world: World, records: Records, contract: LoanContract): LoanStatement {
  const suffix = records.member.membershipNo;
  const last = isClosed(contract) ? contract.rows.length - 1 : undefined;
  return {
    as_of: records.view.asOf,
    contract: loanOf(records, contract, recordsPaid(world, records.member.no)),
    rows: [
      payoutRow(contract, suffix),
      ...contract.rows.map((row, i) => paymentRow(row, i, suffix, i === last)),
    ],
    schedule: instalmentsToCome(contract),
  };
}

export function instalmentsToCome(contract: LoanContract): LoanStatement['schedule'] {
  return remainingSchedule(contract).map((row) => ({
    period: row.no,
    due_date: row.dueOn,
    principal: toWire(row.principalSatang),
    interest: toWire(row.interestSatang),
    total: toWire(row.totalSatang),
    balance: toWire(row.balanceSatang),
  }));
}

/** Returns the basis for forecasting payments; a closed contract has none. */
function outlookOf(contract: LoanContract, on: string): LoanOutlook | undefined {
  if (isClosed(contract)) return undefined;
  const { rates, rounding } = contract.terms;
  const { countedTo, billed, accruedSatang } = contract;
  const first = rates.findLastIndex(({ from }) => from <= countedTo);
  return {
    today: on,
    payoff_amount: toWire(payoffSatang(contract, on)),
    next_due_date: nextDueOn(contract),
    billed_periods: billed,
    counted_to: countedTo,
    accrued_interest: toWire(accruedSatang),
    principal_arrear: toWire(overduePrincipal(contract)),
    rates: rates.slice(first).map(({ from, rate }) => ({ from, int_rate: percent(rate) })),
    interest_rounding: rounding.interest,
    instalment_rounding: rounding.instalment,
  };
}

export const memberLoanHandlers: HandlersOf<'memberLoanList' | 'memberLoanStatementShow'> = {
  memberLoanList({ world, no }) {
    return world.derived('loan', no, (records) => describe(world, records));
  },

  memberLoanStatementShow({ body, world, no }) {
    const wanted = body.loancontract_no;
    const contract = world.records(no).loans.find((loan) => loan.contractNo === wanted);
    if (!contract) throw notFound();
    const build = (records: Records) => statementOf(world, records, contract);
    const statement = world.derived(`loan/${wanted}`, no, build);
    const outlook = outlookOf(contract, today(world.clock));
    const paper = loanStatementPaper(world.records(no), contract);
    const verification = stamp(world, paper);
    return { ...statement, ...(outlook && { outlook }), verification };
  },
};
