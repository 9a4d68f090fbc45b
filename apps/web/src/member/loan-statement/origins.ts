import type { LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { ratePartsBetween } from '@coop/finance/rates';
import { unlessRefused } from '@coop/finance/refused';
import { parseBaht, parseRate } from '@coop/format/money';
import { type NamedRow, type Origin, originOf, rowOf } from '../../tables/origins/origin.ts';
import { text } from './text.ts';

// Where the interest and the instalments of a contract come from.

/** The rows of interest on a debt: one for each rate that the days had. */
function interestRows(debt: number, rates: readonly { rate: number; days: number }[]) {
  return rates.map(
    ({ rate, days }, index): NamedRow => ({
      name: rates.length > 1 ? `${text.debtBefore} ช่วงที่ ${index + 1}` : text.debtBefore,
      satang: debt,
      rate,
      part: [days, 365],
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
  if (debt === null || rate === null || row.days <= 0) return undefined;
  return originOf(
    `ดอกเบี้ยงวดที่ ${row.period}`,
    parseBaht(row.interest_payment),
    interestRows(debt, [{ rate, days: row.days }]),
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

type Instalment = LoanStatement['schedule'][number];

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
    interestRows(debt, parts),
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
  const billed = schedule.findIndex(({ interest }) => interest === contract.interest_payment);
  return originOf(text.latest, parseBaht(contract.total_payment), [
    rowOf(text.columns.principal, contract.principal_payment),
    // The bill is of the instalment that is due next, until it is paid.
    rowOf(text.columns.interest, contract.interest_payment, {
      of: billed === 0 ? expectedInterest(data, 0) : undefined,
    }),
  ]);
}
