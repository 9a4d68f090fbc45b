import type { Beneficiary } from '@coop/contracts/member/gian';
import { formatRate, parseRate, sumSatang } from '@coop/format/money';
import type { ExportColumn } from '../../tables/columns.ts';
import {
  countColumn,
  numberColumn,
  personColumn,
  rateColumn,
  textColumn,
} from '../../tables/text-column.tsx';

const percentOf = ({ share_percent }: Beneficiary) => parseRate(share_percent);

/** Columns of a list of beneficiaries, with the sum of these rows under them. */
export function heirColumns<Row extends Beneficiary>(rows: readonly Row[]): ExportColumn<Row>[] {
  const whole = sumSatang(rows.map(percentOf));
  return [
    countColumn('seq', 'ลำดับ', (row) => row.seq, { align: 'start', hideOnCard: true }),
    personColumn('name', 'ชื่อ-นามสกุล', (row) => row.gain_name, { priority: 'title' }),
    textColumn('relation', 'ความสัมพันธ์', (row) => row.gain_relation),
    numberColumn('citizenNo', 'เลขประจำตัว', (row) => row.gain_card_person),
    rateColumn('percent', 'สัดส่วน (%)', percentOf, {
      cell: (row) => <strong translate="no">{formatRate(percentOf(row))}</strong>,
      total: formatRate(whole),
      saveTotal: { kind: 'rate', value: whole },
    }),
  ];
}
