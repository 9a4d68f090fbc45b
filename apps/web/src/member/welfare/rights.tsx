import type { WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import { EmptyCard } from '../../page/empty-card.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';
import styles from './welfare.module.css';

function deadlineText({ deadline, claim_days, eligible }: WelfareRight): string {
  if (deadline) return text.until(formatThaiDate(deadline));
  return eligible && claim_days > 0 ? text.within(formatCount(claim_days)) : text.noDeadline;
}

function standing({ eligible, received }: WelfareRight): string {
  if (eligible) return text.eligible;
  return received ? text.hasReceived : text.notEligible;
}

function groupOf({ eligible, received }: WelfareRight): string {
  if (eligible) return text.groupEligible;
  return received ? text.groupReceived : text.groupNot;
}

/** Available ones first, then those that were received; the rest as the rules have them. */
const rank = ({ eligible, received }: WelfareRight) => (eligible ? 0 : received ? 1 : 2);

function columnsFor(onRequest: (code: string) => void): ExportColumn<WelfareRight>[] {
  return [
    textColumn('name', text.welfare, (row) => row.welfare_name, {
      priority: 'title',
      cell: (row) => (
        <div>
          {row.welfare_name}
          <span className={styles.small}>{row.condition_text}</span>
        </div>
      ),
    }),
    textColumn('condition', text.condition, (row) => row.condition_text, { fileOnly: true }),
    textColumn('right', text.right, (row) => `${standing(row)} ${row.reason}`, {
      cell: (row) => (
        <div>
          <Tag tone={row.eligible ? 'positive' : 'muted'}>{standing(row)}</Tag>
          <span className={styles.small}>{row.reason}</span>
        </div>
      ),
    }),
    moneyColumn('amount', text.amount, (row) => row.amount, { strong: true }),
    textColumn('deadline', text.deadline, deadlineText, {
      cell: (row) => (
        <div>
          {deadlineText(row)}{' '}
          {row.can_request && (
            <Button className="no-print" onClick={() => onRequest(row.welfare_code)}>
              {text.request} <span className="visually-hidden">{row.welfare_name}</span>
            </Button>
          )}
        </div>
      ),
    }),
  ];
}

interface RightsProps {
  readonly rights: readonly WelfareRight[];
  readonly onRequest: (code: string) => void;
}

/** Every kind of welfare with its conditions and what this member has of it. */
export function Rights({ rights, onRequest }: RightsProps) {
  if (rights.length === 0) {
    return <EmptyCard title={text.noRights}>{text.noRightsMore}</EmptyCard>;
  }
  const eligible = rights.filter((one) => one.eligible);
  const ofAll = text.ofAll(formatCount(eligible.length), formatCount(rights.length));
  return (
    <div className="stack">
      <Figures items={[{ label: text.groupEligible, value: ofAll }]} />
      <TableSection
        caption={text.rights}
        columns={columnsFor(onRequest)}
        rows={rights.toSorted((a, b) => rank(a) - rank(b))}
        rowKey={(row) => row.welfare_code}
        groupBy={groupOf}
        file={{ about: [[text.groupEligible, ofAll]] }}
      />
    </div>
  );
}
