import type { WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import { type ExportColumn, toExport } from '../../app/statement/columns.ts';
import { moneyColumn } from '../../app/statement/money-column.tsx';
import { TableActions } from '../../app/statement/statement-tools.tsx';
import { text } from './text.ts';
import styles from './welfare.module.css';

function deadlineText({ deadline, claim_days, eligible }: WelfareRight): string {
  if (deadline) return text.until(formatThaiDate(deadline));
  return eligible && claim_days > 0 ? text.within(formatCount(claim_days)) : text.noDeadline;
}

const standing = (right: WelfareRight) => (right.eligible ? text.eligible : text.notEligible);

const COLUMNS: readonly ExportColumn<WelfareRight>[] = [
  {
    key: 'name',
    header: text.welfare,
    priority: 'title',
    cell: (row) => (
      <>
        {row.welfare_name}
        <span className={styles.small}>{row.condition_text}</span>
      </>
    ),
    save: (row) => ({ kind: 'text', value: `${row.welfare_name} (${row.condition_text})` }),
  },
  {
    key: 'right',
    header: text.right,
    cell: (row) => (
      <>
        <Tag tone={row.eligible ? 'positive' : 'muted'}>{standing(row)}</Tag>
        <span className={styles.small}>{row.reason}</span>
      </>
    ),
    save: (row) => ({ kind: 'text', value: `${standing(row)} ${row.reason}` }),
  },
  {
    key: 'deadline',
    header: text.deadline,
    cell: deadlineText,
    save: (row) => ({ kind: 'text', value: deadlineText(row) }),
  },
  moneyColumn({ key: 'amount', header: text.amount, of: (row) => row.amount, strong: true }),
];

/** Every kind of welfare with its conditions and what this member has of it; what one has comes first. */
export function Rights(props: {
  readonly rights: readonly WelfareRight[];
  readonly onRequest: (code: string) => void;
}) {
  const { rights, onRequest } = props;
  if (rights.length === 0) {
    return (
      <Card>
        <EmptyState title={text.noRights}>{text.noRightsMore}</EmptyState>
      </Card>
    );
  }
  const rows = [...rights.filter((one) => one.eligible), ...rights.filter((one) => !one.eligible)];
  const eligible = rights.filter((one) => one.eligible).length;
  const request = {
    key: 'request',
    header: text.request,
    cell: (row: WelfareRight) =>
      row.can_request && (
        <Button className="no-print" onClick={() => onRequest(row.welfare_code)}>
          {text.request}
          <span className="visually-hidden"> {row.welfare_name}</span>
        </Button>
      ),
  };
  return (
    <div className="stack">
      <Toolbar actions={<TableActions table={() => toExport(text.rights, COLUMNS, rows)} />} />
      <Card>
        <DataTable
          caption={text.rights}
          columns={[...COLUMNS, request]}
          rows={rows}
          rowKey={(row) => row.welfare_code}
          groupBy={(row) => (row.eligible ? text.groupEligible : text.groupNot)}
          totalsLabel={text.rightsTotal(formatCount(eligible), formatCount(rights.length))}
        />
      </Card>
    </div>
  );
}
