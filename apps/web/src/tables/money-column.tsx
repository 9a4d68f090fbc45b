import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { ColumnArgs, ColumnOptions, ExportColumn } from './columns.ts';
import { orNothing } from './or-nothing.tsx';
import type { Origin } from './origins/origin.ts';
import { OriginAmount } from './origins/origin-amount.tsx';

interface MoneyOptions<Row> extends ColumnOptions<Row> {
  /** Rows to add up in the foot of the table; none for a running balance. */
  readonly totalOf?: readonly Row[];
  readonly strong?: boolean;
  /** Leaves zeros blank, as in the withdrawal column of a deposit. */
  readonly blankZero?: boolean;
  /** Origin of a row's amount. */
  readonly originOf?: (row: Row) => Origin | undefined;
}

/** A column of baht from the wire's decimal strings: right aligned, two decimals, summed exactly in satang. */
export const moneyColumn = <Row,>(
  ...[key, header, of, options]: ColumnArgs<Row, string, MoneyOptions<Row>>
): ExportColumn<Row> => satangColumn(key, header, (row) => parseBaht(of(row)), options);

/** The same for amounts computed here, in satang. */
export function satangColumn<Row>(
  ...[key, header, of, options = {}]: ColumnArgs<Row, number | null, MoneyOptions<Row>>
): ExportColumn<Row> {
  const { totalOf, strong, blankZero, originOf, ...rest } = options;
  const isBlank = (satang: number | null) => blankZero && satang === 0;
  return {
    key,
    header,
    align: 'end',
    isBaht: true,
    ...(strong && { priority: 'main' as const }),
    cell: (row) => {
      const satang = of(row);
      return isBlank(satang) ? null : <OriginAmount satang={satang} origin={originOf?.(row)} />;
    },
    save: (row) => {
      const satang = of(row);
      return { kind: 'money', value: isBlank(satang) ? null : satang };
    },
    ...(totalOf && totalColumn(sumSatang(totalOf.map(of)))),
    ...rest,
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
export function dateColumn<Row>(...column: ColumnArgs<Row, string>): ExportColumn<Row> {
  const [key, header, of, rest] = column;
  return {
    key,
    header,
    cell: (row) => <span className="nowrap">{orNothing(formatThaiDate(of(row)))}</span>,
    ...rest,
    save: (row) => ({ kind: 'date', value: of(row) }),
  };
}
