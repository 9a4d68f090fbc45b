import { formatCount, formatRate } from '@coop/format/money';
import { joinFigures } from '@coop/format/whole';
import { SignTag, type SignTagProps } from '@coop/ui/sign-status';
import { PersonName } from '@coop/ui/whole';
import type { ColumnArgs, ColumnOptions, ExportColumn } from './columns.ts';
import { DASH, orNothing } from './or-nothing.tsx';

/**
 * A column of text, the same in the file as on the page unless it has its own cell renderer. What names the row says by
 * itself what it is.
 */
export function textColumn<Row>(...column: ColumnArgs<Row, string>): ExportColumn<Row> {
  const [key, header, of, rest] = column;
  const save = (row: Row) => ({ kind: 'text', value: of(row).replace(DASH, '') }) as const;
  const isPlain = rest?.priority === 'title';
  return { key, header, isPlain, cell: (row) => orNothing(joinFigures(of(row))), ...rest, save };
}

/** A column of people's names, which break between their parts only. */
export function personColumn<Row>(...column: ColumnArgs<Row, string>): ExportColumn<Row> {
  const [key, header, of, rest] = column;
  const cell = (row: Row) => (
    <span>
      <PersonName>{of(row)}</PersonName>
    </span>
  );
  return textColumn(key, header, of, { cell, ...rest });
}

/** A column of document and account numbers, which do not wrap; blank without a number. */
export function numberColumn<Row>(...column: ColumnArgs<Row, string>): ExportColumn<Row> {
  const [key, header, of, rest] = column;
  const cell = (row: Row) =>
    of(row) && (
      <span className="nowrap" translate="no">
        {of(row)}
      </span>
    );
  return textColumn(key, header, of, { cell, isPlain: false, ...rest });
}

interface CountOptions<Row> extends ColumnOptions<Row> {
  /** Shows zeros, which are blank without. */
  readonly keepZero?: true;
  /** Rows to add up in the foot of the table. */
  readonly totalOf?: readonly Row[];
}

/** A column of whole numbers; zeros are left blank on the page and in the file. */
export function countColumn<Row>(
  ...[key, header, of, options = {}]: ColumnArgs<Row, number, CountOptions<Row>>
): ExportColumn<Row> {
  const { keepZero, totalOf, ...rest } = options;
  const isShown = (row: Row) => keepZero || of(row) > 0;
  const total = totalOf?.reduce((sum, row) => sum + of(row), 0);
  return {
    key,
    header,
    align: 'end',
    cell: (row) => (isShown(row) ? <span translate="no">{formatCount(of(row))}</span> : null),
    ...(total !== undefined && {
      total: formatCount(total),
      saveTotal: { kind: 'count', value: total },
    }),
    ...rest,
    save: (row) => ({ kind: 'count', value: isShown(row) ? of(row) : null }),
  };
}

/** A column of percentages in hundredths of a percent; blank where there is none. */
export function rateColumn<Row>(...column: ColumnArgs<Row, number | null>): ExportColumn<Row> {
  const [key, header, of, rest] = column;
  return {
    key,
    header,
    align: 'end',
    cell: (row) => (of(row) === null ? null : formatRate(of(row))),
    ...rest,
    save: (row) => ({ kind: 'rate', value: of(row) }),
  };
}

const MOVEMENTS = {
  share: ['ซื้อหุ้น', 'ถอนหุ้น'],
  loan: ['กู้เพิ่ม', 'ชำระหนี้'],
  deposit: ['ฝาก', 'ถอน'],
} as const;

/** Returns what a movement is called: what came in, what went out, else what was brought forward. */
export function movementWords(
  kind: SignTagProps['kind'],
  { sign_status }: { readonly sign_status: number },
): string {
  const [into, out] = MOVEMENTS[kind] ?? MOVEMENTS.share;
  if (sign_status > 0) return into;
  return sign_status < 0 ? out : 'ยอดตอนเริ่ม';
}

/** A column with the kind of a movement in the colour of its sign status. */
export function kindColumn<Row extends { sign_status: number; item_code?: string }>(
  header: string,
  kind: SignTagProps['kind'],
  words = (row: Row) => movementWords(kind, row),
): ExportColumn<Row> {
  return textColumn('kind', header, words, {
    cell: (row) => (
      <SignTag kind={kind} status={row.sign_status} secondaryCode={row.item_code}>
        {words(row)}
      </SignTag>
    ),
  });
}
