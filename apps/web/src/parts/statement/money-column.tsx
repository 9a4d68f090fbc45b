import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { ExportColumn } from './columns.ts';

interface MoneyColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** The wire's decimal string. */
  readonly of: (row: Row) => string;
  /** Rows to add up in the foot of the table; none for a running balance. */
  readonly totalOf?: readonly Row[];
  readonly strong?: boolean;
  /** Leaves zeros blank, as in the withdrawal column of a deposit. */
  readonly blankZero?: boolean;
}

/** A column of baht: right aligned, two decimals, summed exactly in satang. */
export function moneyColumn<Row>({ of, ...column }: MoneyColumn<Row>): ExportColumn<Row> {
  return satangColumn({ ...column, of: (row) => parseBaht(of(row)) });
}

interface SatangColumn<Row> extends Omit<MoneyColumn<Row>, 'of'> {
  readonly of: (row: Row) => number | null;
}

/** The same for amounts computed here, in satang. */
export function satangColumn<Row>(column: SatangColumn<Row>): ExportColumn<Row> {
  const { key, header, of, totalOf, strong, blankZero } = column;
  return {
    key,
    header,
    align: 'end',
    ...(strong && { priority: 'main' as const }),
    cell: (row) => {
      const satang = of(row);
      if (blankZero && satang === 0) return null;
      return <Amount satang={satang} />;
    },
    save: (row) => {
      const satang = of(row);
      return { kind: 'money', value: blankZero && satang === 0 ? null : satang };
    },
    ...(totalOf && totalColumn(sumSatang(totalOf.map(of)))),
  };
}

/** The sum of a column of money, on the page and in the file. */
export function totalColumn(satang: number | null) {
  return {
    total: <Amount satang={satang} />,
    saveTotal: { kind: 'money', value: satang },
  } as const;
}

/** A column of days, in the Buddhist era on the page and as days in a spreadsheet. */
export function dateColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => string,
): ExportColumn<Row> {
  return {
    key,
    header,
    cell: (row) => <span className="nowrap">{formatThaiDate(of(row))}</span>,
    save: (row) => ({ kind: 'date', value: of(row) }),
  };
}
