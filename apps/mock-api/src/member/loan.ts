import type { Loan, LoanRow, LoanStatement, MemberLoan } from '@coop/contracts/member/loan';
import { percentPaid } from '@coop/finance/credit';
import { toWire } from '@coop/format/money';
import { type HandlersOf, subjectOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { counterSlipNo, receiptNo } from '../world/money/kep-receipt.ts';
import {
  interestArrearSatang,
  type LoanBill,
  type LoanContract,
  remainingSchedule,
} from '../world/money/loans.ts';
import type { Records } from '../world/money/records.ts';

/** Hundredths of a percent as the wire writes them. */
function percent(hundredths: number): string {
  return toWire(hundredths);
}

/** Status of a contract. */
export function statusOf(contract: LoanContract): Loan['contract_status'] {
  if (contract.state.balanceSatang === 0) return 'ปิดสัญญา';
  return contract.missed > 0 ? 'ค้างชำระ' : 'ปกติ';
}

function loanOf(contract: LoanContract): Loan {
  const { plan, product, state, bills } = contract;
  const latest = bills.at(-1) ?? contract.next;
  const lastPaid = bills.findLast((one) => one.paid);
  const status = statusOf(contract);
  return {
    loantype_code: product.code,
    loantype_desc: product.name,
    loancontract_no: contract.contractNo,
    startcont_date: plan.disbursedOn,
    loanapprove_amt: toWire(plan.principalSatang),
    period_payamt: plan.instalments,
    last_periodpay: state.no,
    period_payment: toWire(contract.instalmentSatang),
    payment_type: product.method === 'equal_principal' ? '0' : '1',
    principal_payment: toWire(latest?.principalSatang ?? 0),
    interest_payment: toWire(latest?.interestSatang ?? 0),
    total_payment: toWire(latest?.totalSatang ?? 0),
    principal_balance: toWire(state.balanceSatang),
    paid_percent: percent(percentPaid(plan.principalSatang, state.balanceSatang)),
    int_rate: percent(contract.rate),
    last_operate_date: lastPaid?.dueOn ?? plan.disbursedOn,
    interest_arrear: toWire(interestArrearSatang(contract)),
    arrear_periods: contract.missed,
    expected_end: remainingSchedule(contract).at(-1)?.dueOn ?? lastPaid?.dueOn ?? '',
    contract_status: status,
    item_code: lastPaid ? '02' : '01',
    // -1 after a payment, which lowers the debt; 1 for a contract in arrears or just paid out.
    sign_status: status === 'ปิดสัญญา' ? 0 : status === 'ค้างชำระ' || !lastPaid ? 1 : -1,
  };
}

/** Open debt of all contracts, satang. */
export function loanBalance(records: Records): number {
  return records.loans.reduce((sum, one) => sum + one.state.balanceSatang, 0);
}

function describe(records: Records): MemberLoan {
  return {
    as_of: records.view.asOf,
    sum_loan_balance: toWire(loanBalance(records)),
    loans: records.loans.map(loanOf),
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

function paymentRow(bill: LoanBill, index: number, suffix: string): LoanRow {
  const closes = bill.balanceSatang === 0;
  return {
    seq_no: index + 2,
    operate_date: bill.dueOn,
    slip_no: receiptNo(bill.dueOn, suffix),
    item_code: closes ? '09' : '02',
    item_desc: closes ? 'ชำระงวดสุดท้าย ปิดสัญญา' : 'ชำระรายเดือน',
    period: bill.no,
    principal_payment: toWire(bill.principalSatang),
    interest_payment: toWire(bill.interestSatang),
    total: toWire(bill.totalSatang),
    principal_balance: toWire(bill.balanceSatang),
    days: bill.days,
    sign_status: -1,
  };
}

function statementOf(records: Records, contract: LoanContract): LoanStatement {
  const suffix = records.member.membershipNo;
  const paid = contract.bills.filter((one) => one.paid);
  return {
    as_of: records.view.asOf,
    contract: loanOf(contract),
    rows: [payoutRow(contract, suffix), ...paid.map((bill, i) => paymentRow(bill, i, suffix))],
    schedule: remainingSchedule(contract).map((row) => ({
      period: row.no,
      due_date: row.dueOn,
      principal: toWire(row.principalSatang),
      interest: toWire(row.interestSatang),
      total: toWire(row.totalSatang),
      balance: toWire(row.balanceSatang),
    })),
  };
}

export const memberLoanHandlers: HandlersOf<'memberLoanList' | 'memberLoanStatementShow'> = {
  memberLoanList(call) {
    return call.world.derived('loan', Number(subjectOf(call)), describe);
  },

  memberLoanStatementShow(call) {
    const no = Number(subjectOf(call));
    const wanted = call.body.loancontract_no;
    const contract = call.world.records(no).loans.find((one) => one.contractNo === wanted);
    if (!contract) throw notFound();
    return call.world.derived(`loan/${wanted}`, no, (records) => statementOf(records, contract));
  },
};
