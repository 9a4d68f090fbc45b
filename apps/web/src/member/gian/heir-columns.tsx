import type { Beneficiary } from '@coop/contracts/member/gian';
import { formatRate, parseRate, sumSatang } from '@coop/format/money';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { countColumn, numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';

const { columns } = text;

/** The parts together, as the page writes a percentage. */
export function wholeOf(heirs: readonly Beneficiary[]): string {
  return formatRate(sumSatang(heirs.map((one) => parseRate(one.share_percent))));
}

/** Columns of a list of beneficiaries, with the sum of these rows under them. */
export function heirColumns<Row extends Beneficiary>(rows: readonly Row[]): ExportColumn<Row>[] {
  return [
    countColumn('seq', columns.seq, (row) => row.seq, { align: 'start', hideOnCard: true }),
    textColumn('name', columns.name, (row) => row.gain_name, { priority: 'title' }),
    textColumn('relation', columns.relation, (row) => row.gain_relation),
    numberColumn('citizenNo', columns.citizenNo, (row) => row.gain_card_person),
    textColumn('percent', columns.percent, (row) => row.share_percent, {
      align: 'end',
      cell: (row) => <strong>{formatRate(parseRate(row.share_percent))}</strong>,
      total: wholeOf(rows),
    }),
  ];
}
