import { expect } from 'vitest';
import type { ScheduleRow } from '../src/loans/loan-terms.ts';

/** Proves one worked example. */
export type Check = (inputs: unknown, expected: unknown) => void;

/** Gives types to a kind's inputs and expectations; the file itself is the schema. */
export function check<Inputs, Expected>(prove: (i: Inputs, e: Expected) => void): Check {
  return (inputs, expected) => prove(inputs as Inputs, expected as Expected);
}

/** `1055.23` → 105523: baht as satang, percent as 1/100 percent. */
export function hundredths(decimal: string): number {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (whole === '') throw new Error(`not a decimal with at most 2 places: ${decimal}`);
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`);
}

/** `1102.739726` → 110274: baht before rounding, as the satang that they round to. */
export function toSatang(exactBaht: string): number {
  return hundredths(Number(exactBaht).toFixed(2));
}

/** A schedule row as in the file. */
export interface PrintedRow {
  no: number;
  due: string;
  days: number;
  principal: string;
  interest: string;
  total: string;
  balance: string;
}

export function expectRows(rows: readonly ScheduleRow[], printed: readonly PrintedRow[]): void {
  for (const row of printed) {
    expect(rows[row.no - 1]).toEqual({
      no: row.no,
      dueOn: row.due,
      days: row.days,
      principalSatang: hundredths(row.principal),
      interestSatang: hundredths(row.interest),
      totalSatang: hundredths(row.total),
      balanceSatang: hundredths(row.balance),
    });
  }
}
