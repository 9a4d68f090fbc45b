import type { PlanRow } from '@coop/finance/loans/extra-payment';
import { formatThaiDate, yearBEOf } from '@coop/format/thai-date';

/** A line of the schedule. Principal, extra and interest make the total. */
export interface Payment {
  readonly key: string;
  /** Null for money paid between two instalments. */
  readonly no: number | null;
  readonly on: string;
  readonly days: number;
  readonly principalSatang: number;
  readonly interestSatang: number;
  /** Principal paid beside the instalment. */
  readonly extraSatang: number;
  readonly totalSatang: number;
  readonly balanceSatang: number;
}

function paymentOf(row: PlanRow): Payment {
  const { kind, no, dueOn, days, principalSatang, interestSatang, totalSatang, balanceSatang } =
    row;
  const isExtra = kind === 'extra';
  return {
    key: `${dueOn}/${kind}`,
    no: isExtra ? null : no,
    on: dueOn,
    days,
    principalSatang: isExtra ? 0 : principalSatang,
    extraSatang: isExtra ? principalSatang : 0,
    interestSatang,
    totalSatang,
    balanceSatang,
  };
}

/** The plan as it is read: money paid extra on an instalment's day stands in the instalment's line. */
export function paymentsOf(rows: readonly PlanRow[]): Payment[] {
  const payments: Payment[] = [];
  for (const row of rows) {
    const payment = paymentOf(row);
    const last = payments.at(-1);
    if (row.kind === 'extra' && last?.on === row.dueOn) {
      payments[payments.length - 1] = {
        ...last,
        extraSatang: last.extraSatang + payment.extraSatang,
        interestSatang: last.interestSatang + payment.interestSatang,
        totalSatang: last.totalSatang + payment.totalSatang,
        balanceSatang: payment.balanceSatang,
      };
    } else payments.push(payment);
  }
  return payments;
}

export const yearOf = ({ on }: Pick<Payment, 'on'>) => String(yearBEOf(on));

/** A column of the chart: what a year or a payment takes. What is paid extra is principal. */
export interface Share {
  readonly label: string;
  readonly principalSatang: number;
  readonly interestSatang: number;
}

const sumOf = (satang: readonly number[]) => satang.reduce((sum, number) => sum + number, 0);

const shareOf = (label: string, payments: readonly Payment[]): Share => ({
  label,
  principalSatang: sumOf(payments.map((payment) => payment.principalSatang + payment.extraSatang)),
  interestSatang: sumOf(payments.map((payment) => payment.interestSatang)),
});

/** Returns what each calendar year takes, oldest first. */
export const yearShares = (payments: readonly Payment[]) =>
  Array.from(Map.groupBy(payments, yearOf), ([year, yearPayments]) => shareOf(year, yearPayments));

/** Returns what each payment takes, by its number; one between instalments by its day. */
export const paymentShares = (payments: readonly Payment[]) =>
  payments.map((payment) =>
    shareOf(payment.no === null ? formatThaiDate(payment.on) : String(payment.no), [payment]),
  );
