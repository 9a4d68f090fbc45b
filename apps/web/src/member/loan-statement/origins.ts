import type { LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { ratePartsBetween } from '@coop/finance/rates';
import { unlessRefused } from '@coop/finance/refused';
import { parseBaht, parseRate } from '@coop/format/money';
import { recvPeriodOf } from '@coop/format/thai-date';
import { epochOf } from '@coop/format/wall-time';
import { paths } from '../../site/paths.ts';
import { type NamedRow, type Origin, originOf, rowOf } from '../../tables/origins/origin.ts';
import { rowIn } from '../../tables/statement/marked-rows.ts';
import { text } from './text.ts';

// Where the interest and the instalments of a contract come from.

const rowOn = ({ loancontract_no }: LoanStatement['contract'], day: string) =>
  rowIn(paths.member.loanStatement(loancontract_no), day);

type Instalment = LoanStatement['schedule'][number];

/** Name of the row of an instalment to come, for addresses. */
export const instalmentName = ({ period }: Instalment) => `instalment-${period}`;

/**
 * The rows of interest on a debt: one for each rate that the days had.
 * @param to address of the row that the debt is the balance of
 */
function interestRows(
  debt: number,
  rates: readonly { rate: number; days: number }[],
  to: string | undefined,
) {
  return rates.map(
    ({ rate, days }, index): NamedRow => ({
      name: rates.length > 1 ? `${text.debtBefore} ช่วงที่ ${index + 1}` : text.debtBefore,
      satang: debt,
      rate,
      part: [days, 365],
      to,
    }),
  );
}

/**
 * Returns where the interest of a payment comes from: the debt before it, by the contract's rate and the days since.
 */
export function interestOrigin({ contract, rows, outlook }: LoanStatement, row: LoanRow) {
  const before = rows[rows.findIndex(({ seq_no }) => seq_no === row.seq_no) - 1];
  const debt = parseBaht(before?.principal_balance);
  const rate = parseRate(contract.int_rate);
  if (!before || debt === null || rate === null || row.days <= 0) return undefined;
  return originOf(
    `ดอกเบี้ยงวดที่ ${row.period}`,
    parseBaht(row.interest_payment),
    interestRows(debt, [{ rate, days: row.days }], rowOn(contract, before.operate_date)),
    outlook?.interest_rounding,
  );
}

/** Returns where the total of a payment comes from: its principal and its interest. */
export const paymentOrigin = (data: LoanStatement, row: LoanRow): Origin | undefined =>
  row.sign_status > 0
    ? undefined
    : originOf(`ยอดชำระงวดที่ ${row.period}`, parseBaht(row.total), [
        rowOf(text.columns.principal, row.principal_payment),
        rowOf(text.columns.interest, row.interest_payment, { of: interestOrigin(data, row) }),
      ]);

/**
 * Returns where the interest of an instalment to come comes from: the debt before it, by the known rates and the days.
 */
function expectedInterest({ contract, outlook, schedule }: LoanStatement, index: number) {
  const before = schedule[index - 1];
  const row = schedule[index];
  const debt = parseBaht(before ? before.balance : contract.principal_balance);
  if (!outlook || !row || debt === null) return undefined;
  const rates = outlook.rates.map(({ from, int_rate }) => ({
    from,
    rate: parseRate(int_rate) ?? 0,
  }));
  const since = before?.due_date ?? outlook.counted_to;
  // A backend's days and rates may not reach back so far.
  const parts = unlessRefused(() => ratePartsBetween(rates, since, row.due_date));
  if (!parts) return undefined;
  return originOf(
    `ดอกเบี้ยงวดที่ ${row.period}`,
    parseBaht(row.interest),
    interestRows(debt, parts, before ? `#${instalmentName(before)}` : rowOn(contract, since)),
    outlook.interest_rounding,
  );
}

/** Returns where an instalment to come comes from: its principal and its interest. */
export function instalmentOrigin(data: LoanStatement, row: Instalment): Origin | undefined {
  const index = data.schedule.indexOf(row);
  return originOf(`งวดที่ ${row.period}`, parseBaht(row.total), [
    rowOf(text.columns.principal, row.principal),
    rowOf(text.columns.interest, row.interest, { of: expectedInterest(data, index) }),
  ]);
}

/** Returns where the latest bill of the contract comes from. */
export function billOrigin(data: LoanStatement): Origin | undefined {
  const { contract, schedule } = data;
  // The bill is of the instalment that is due next, until it is paid.
  const [next] = schedule;
  const due = next?.interest === contract.interest_payment ? next : undefined;
  const isDated = due && epochOf(due.due_date) !== null;
  const to = isDated
    ? `${paths.member.kepMonth(recvPeriodOf(due.due_date))}#${contract.loancontract_no}`
    : undefined;
  return originOf(text.latest, parseBaht(contract.total_payment), [
    rowOf(text.columns.principal, contract.principal_payment, { to }),
    rowOf(text.columns.interest, contract.interest_payment, {
      to,
      of: due && expectedInterest(data, 0),
    }),
  ]);
}
