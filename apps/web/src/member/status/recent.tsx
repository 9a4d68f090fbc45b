import type { RecentRow } from '@coop/contracts/member/overview';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { SignTag } from '@coop/ui/sign-status';
import { Whole } from '@coop/ui/whole';
import { usePhone } from '../../page/use-phone.ts';
import { dateColumn, satangColumn } from '../../tables/money-column.tsx';
import { TwoLines } from '../../tables/statement/two-lines.tsx';
import { movementWords, textColumn } from '../../tables/text-column.tsx';
import styles from './status.module.css';
import { text } from './text.ts';

const kindText = (row: RecentRow) => movementWords(row.kind, row);

/** Withdrawals get a minus; payments of a debt do not, as their label is clear. */
function signedSatang(row: RecentRow): number | null {
  const satang = parseBaht(row.amount);
  return satang !== null && row.kind !== 'loan' && row.sign_status < 0 ? -satang : satang;
}

function whatOf(row: RecentRow) {
  if (row.kind === 'share') return row.item_desc;
  return <Whole>{`${row.item_desc} ${row.ref_no}`}</Whole>;
}

const COLUMNS: readonly DataTableColumn<RecentRow>[] = [
  dateColumn('date', 'วันที่', (row) => row.operate_date),
  textColumn('item', 'รายการ', (row) => row.item_desc, { priority: 'title', cell: whatOf }),
  textColumn('kind', 'ประเภท', kindText, {
    cell: (row) => (
      <SignTag kind={row.kind} status={row.sign_status} secondaryCode={row.item_code}>
        {kindText(row)}
      </SignTag>
    ),
  }),
  satangColumn('amount', 'จำนวนเงิน (บาท)', signedSatang, { strong: true }),
];

const keyOf = (row: RecentRow) => `${row.kind}/${row.ref_no}/${row.operate_date}/${row.item_desc}`;

function Rows({ rows }: { rows: readonly RecentRow[] }) {
  const isPhone = usePhone();
  if (!isPhone) {
    return <DataTable caption={text.recent} columns={COLUMNS} rows={rows} rowKey={keyOf} />;
  }
  return (
    <ul className={styles.recent}>
      {keyed(rows, keyOf).map(([key, row]) => (
        <li key={key}>
          <TwoLines
            what={whatOf(row)}
            amount={<Amount satang={signedSatang(row)} />}
            when={formatThaiDate(row.operate_date)}
            after={kindText(row)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shows what happened last, in shares, loans and deposits together. */
export function Recent({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <Card title={text.recent}>
      {rows.length === 0 ? (
        <EmptyState title="ยังไม่มีรายการ">เมื่อมีการเคลื่อนไหว รายการจะปรากฏที่นี่ในวันทำการถัดไป</EmptyState>
      ) : (
        <Rows rows={rows} />
      )}
    </Card>
  );
}
