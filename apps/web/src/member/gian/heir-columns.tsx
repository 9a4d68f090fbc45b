import type { Beneficiary } from '@coop/contracts/member/gian';
import { formatRate, parseRate, sumSatang } from '@coop/format/money';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import {
  countColumn,
  numberColumn,
  personColumn,
  rateColumn,
  textColumn,
} from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';

const { columns } = text;

const percentOf = ({ share_percent }: Beneficiary) => parseRate(share_percent);
const wholeRate = (heirs: readonly Beneficiary[]) => sumSatang(heirs.map(percentOf));

/** The parts together, as the page writes a percentage. */
export function wholeOf(heirs: readonly Beneficiary[]): string {
  return formatRate(wholeRate(heirs));
}

/** Columns of a list of beneficiaries, with the sum of these rows under them. */
export function heirColumns<Row extends Beneficiary>(rows: readonly Row[]): ExportColumn<Row>[] {
  return [
    countColumn('seq', columns.seq, (row) => row.seq, { align: 'start', hideOnCard: true }),
    personColumn('name', columns.name, (row) => row.gain_name, { priority: 'title' }),
    textColumn('relation', columns.relation, (row) => row.gain_relation),
    numberColumn('citizenNo', columns.citizenNo, (row) => row.gain_card_person),
    rateColumn('percent', columns.percent, percentOf, {
      cell: (row) => <strong>{formatRate(percentOf(row))}</strong>,
      total: wholeOf(rows),
      saveTotal: { kind: 'rate', value: wholeRate(rows) },
    }),
  ];
}
