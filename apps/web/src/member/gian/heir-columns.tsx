import type { Beneficiary } from '@coop/contracts/member/gian';
import { formatCount, formatRate, parseRate, sumSatang } from '@coop/format/money';
import type { ExportColumn } from '../../app/statement/columns.ts';
import { text } from './text.ts';

const { columns } = text;

/** The parts together, as the page writes a percentage. */
export function wholeOf(heirs: readonly Beneficiary[]): string {
  return formatRate(sumSatang(heirs.map((one) => parseRate(one.share_percent))));
}

/** Columns of a list of beneficiaries, with the sum of these rows under them. */
export function heirColumns<Row extends Beneficiary>(rows: readonly Row[]): ExportColumn<Row>[] {
  return [
    {
      key: 'seq',
      header: columns.seq,
      cell: (row) => formatCount(row.seq),
      save: (row) => ({ kind: 'count', value: row.seq }),
      hideOnCard: true,
    },
    {
      key: 'name',
      header: columns.name,
      priority: 'title',
      cell: (row) => row.gain_name,
      save: (row) => ({ kind: 'text', value: row.gain_name }),
    },
    {
      key: 'relation',
      header: columns.relation,
      cell: (row) => row.gain_relation,
      save: (row) => ({ kind: 'text', value: row.gain_relation }),
    },
    {
      key: 'citizenNo',
      header: columns.citizenNo,
      cell: (row) => <span className="nowrap">{row.gain_card_person}</span>,
      save: (row) => ({ kind: 'text', value: row.gain_card_person }),
    },
    {
      key: 'percent',
      header: columns.percent,
      align: 'end',
      cell: (row) => <strong>{formatRate(parseRate(row.share_percent))}</strong>,
      save: (row) => ({ kind: 'text', value: row.share_percent }),
      total: wholeOf(rows),
    },
  ];
}
