import type { Response } from '@coop/contracts/endpoints';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import styles from './deduct-result.module.css';
import { text } from './text.ts';

type Check = Response<'membergroupDeductResultCheck'>;
/** Problems may be equal, so each gets its position as key. */
type Problem = Check['problems'][number] & { readonly place: number };

const { problemColumns } = text;

const COLUMNS: readonly DataTableColumn<Problem>[] = [
  {
    key: 'row',
    header: problemColumns.row,
    priority: 'title',
    cell: ({ row }) => (row > 0 ? formatCount(row) : text.wholeFile),
  },
  {
    key: 'person',
    header: problemColumns.person,
    cell: ({ membership_no, member_fullname }) =>
      [membership_no, member_fullname].filter(Boolean).join(' '),
  },
  { key: 'column', header: problemColumns.column, cell: ({ column }) => column },
  { key: 'found', header: problemColumns.found, cell: ({ found }) => found },
  { key: 'message', header: problemColumns.message, cell: ({ message }) => message },
];

/** Where the file does not fit, by row and column as the spreadsheet counts them. */
export function Problems({ answer }: { answer: Check }) {
  const { problems, unread_sheets = [] } = answer;
  const rows = problems.map((problem, place) => ({ ...problem, place }));
  return (
    <div className={styles.upload}>
      <Band tone="negative" title={text.problems} live>
        <p>{answer.rc_des || CANNOT_CONNECT_TH}</p>
        {unread_sheets.length > 0 && <p>{text.unreadSheets(unread_sheets.join(', '))}</p>}
      </Band>
      <DataTable
        caption={text.problemsCaption}
        columns={COLUMNS}
        rows={rows}
        rowKey={(problem) => problem.place}
        dense
      />
    </div>
  );
}
