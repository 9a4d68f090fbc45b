import type { MemberRetirement, RetirementLoan } from '@coop/contracts/member/ahead/retirement';
import { isYearly } from '@coop/cooperative/money/arrears';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import type { KepEntry } from '@coop/cooperative/money/bills/collection';
import {
  isClosed,
  type LoanContract,
  remainingSchedule,
} from '@coop/cooperative/money/loans/loans';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { agencyAt, agencyIndexOf, pensionAgencyOf } from '@coop/cooperative/people/agency';
import { lastSalaryMonth, retirementDate, workOn } from '@coop/cooperative/people/person/salary';
import { deductibleSatang, hasIncome } from '@coop/cooperative/plans/loan-limits';
import { monthlyShareSatang } from '@coop/cooperative/plans/share-plan';
import { approvedRates, lastApprovedYear } from '@coop/cooperative/rules/dividend-rates';
import { SHARE_UNIT_SATANG } from '@coop/cooperative/rules/products';
import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { formatRate, toWire } from '@coop/format/money';
import type { HandlersOf } from '../../call/handler.ts';
import { instalmentsToCome } from '../loan.ts';

/** Rates in force on the last day that interest was counted to, and later ones. */
function ratesOf({ terms, countedTo }: LoanContract): RetirementLoan['rates'] {
  const { rates } = terms;
  const current = rates.findLastIndex(({ from }) => from <= countedTo);
  return rates
    .slice(Math.max(0, current))
    .map(({ from, rate }) => ({ from_date: from, int_rate: formatRate(rate) }));
}

function loanOf(contract: LoanContract): RetirementLoan {
  const { contractNo, product, terms, balanceSatang, instalmentSatang } = contract;
  return {
    loancontract_no: contractNo,
    loantype_desc: product.name,
    principal_balance: toWire(balanceSatang),
    period_payment: toWire(instalmentSatang),
    payment_type: product.method === 'equal_principal' ? '0' : '1',
    interest_rounding: terms.rounding.interest,
    rates: ratesOf(contract),
    schedule: instalmentsToCome(contract),
  };
}

/** Returns deposits and cremation dues of the latest bill, without arrears, satang. */
function otherSatang(records: Records): number {
  const kep = kepOf(records, lastBilledMonth(records.view.asOf));
  const isOther = (entry: KepEntry) =>
    OTHERS.has(entry.group) && !entry.isArrears && !isYearly(entry);
  const lines = kep?.entries.filter(isOther) ?? [];
  return lines.reduce((sum, line) => sum + line.amountSatang, 0);
}

const OTHERS: ReadonlySet<string> = new Set(['DEPOSIT', 'CREMATION']);

function payerAfter({ facts, member, view }: Records) {
  if (!facts.retires) return { payer_after: '' as const, payer_agency: '' };
  if (facts.retires.payer === 'self') return { payer_after: 'SELF' as const, payer_agency: '' };
  const agency = agencyAt(pensionAgencyOf(agencyIndexOf(member.no)), view.population);
  return { payer_after: 'PENSION' as const, payer_agency: agency.name };
}

/** Returns the monthly share once nobody earns a salary any more: of what was asked for what the pension leaves, satang. */
function pensionShareSatang(records: Records): number {
  const { view, member, shares, loans, payer, facts } = records;
  const month = lastSalaryMonth(member) + 1;
  if (month <= monthIndex(view.asOf)) return shares.monthlySatang;
  const duty = monthlyShareSatang(member, month);
  const wished = monthlyShareSatang(member, month, shares.askedSatang) - duty;
  const isLimited = payer === 'agency' && facts.retires?.payer !== 'self' && hasIncome(member);
  if (!isLimited) return duty + wished;
  const due = loans.flatMap(remainingSchedule).filter((row) => monthIndex(row.dueOn) === month);
  const loansSatang = due.reduce((sum, row) => sum + row.totalSatang, 0);
  const left = deductibleSatang(member, month) - duty - otherSatang(records) - loansSatang;
  const taken = Math.min(wished, Math.max(0, left));
  return duty + taken - (taken % SHARE_UNIT_SATANG);
}

function describe(records: Records): MemberRetirement {
  const { view, member, shares, loans } = records;
  const rates = approvedRates(lastApprovedYear(view.asOf));
  const work = workOn(member, view.asOf);
  const hasSalary = work.kind === 'สามัญ';
  return {
    as_of: view.asOf,
    retire_date: hasSalary ? retirementDate(member) : '',
    ...payerAfter(records),
    service_date: hasSalary ? startOfMonthIndex(member.career.hiredMonth) : '',
    salary_amount: toWire(work.salarySatang),
    share_balance: toWire(shares.balanceSatang),
    period_share_amount: toWire(shares.paused ? 0 : shares.monthlySatang),
    pension_share_amount: toWire(shares.paused ? 0 : pensionShareSatang(records)),
    other_amount: toWire(otherSatang(records)),
    div_rate: toWire(rates.dividend),
    rate_year: rates.year,
    loans: loans.filter((loan) => !isClosed(loan)).map(loanOf),
  };
}

export const memberRetirementHandlers: HandlersOf<'memberRetirementShow'> = {
  memberRetirementShow({ world, no }) {
    return world.derived('retirement', no, describe);
  },
};
