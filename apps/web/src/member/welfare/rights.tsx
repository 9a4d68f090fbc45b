import type { WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import { EmptyCard } from '../../page/empty-card.tsx';
import { useMarked } from '../../page/marked.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { WithUnder } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';

function deadlineText({ deadline, claim_days, eligible }: WelfareRight): string {
  if (deadline) return `ภายใน ${formatThaiDate(deadline)}`;
  return eligible && claim_days > 0 ? `ภายใน ${formatCount(claim_days)} วันหลังเกิดเหตุ` : '';
}

function standing({ eligible, received }: WelfareRight): string {
  if (eligible) return 'มีสิทธิ';
  return received ? 'รับแล้ว' : 'ยังไม่มีสิทธิ';
}

const ELIGIBLE = 'สวัสดิการที่มีสิทธิ';

function groupOf({ eligible, received }: WelfareRight): string {
  if (eligible) return ELIGIBLE;
  return received ? 'สวัสดิการที่รับแล้ว' : 'สวัสดิการที่ยังไม่มีสิทธิ';
}

/** Available ones first, then those that were received; the rest as the rules have them. */
const rank = ({ eligible, received }: WelfareRight) => (eligible ? 0 : received ? 1 : 2);

function columnsFor(onRequest: (code: string) => void): ExportColumn<WelfareRight>[] {
  return [
    textColumn('name', 'สวัสดิการ', (row) => row.welfare_name, {
      priority: 'title',
      cell: (row) => <WithUnder of={row.welfare_name} under={row.condition_text} />,
    }),
    textColumn('condition', 'เงื่อนไข', (row) => row.condition_text, { fileOnly: true }),
    textColumn('right', 'สิทธิ', (row) => `${standing(row)} ${row.reason}`, {
      isPlain: true,
      cell: (row) => (
        <WithUnder
          of={<Tag tone={row.eligible ? 'positive' : 'muted'}>{standing(row)}</Tag>}
          under={row.reason}
        />
      ),
    }),
    moneyColumn('amount', 'จำนวนเงิน (บาท)', (row) => row.amount, { strong: true }),
    textColumn('deadline', 'กำหนดยื่น', deadlineText, {
      isPlain: true,
      cell: (row) =>
        (deadlineText(row) || row.can_request) && (
          <div>
            {deadlineText(row)}{' '}
            {row.can_request && (
              <Button className="no-print" onClick={() => onRequest(row.welfare_code)}>
                ยื่นคำขอ <span className="visually-hidden">{row.welfare_name}</span>
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
  const marked = useMarked();
  if (rights.length === 0) {
    return <EmptyCard title="ยังไม่มีข้อมูลสิทธิ">กรุณาลองใหม่ภายหลัง หรือสอบถามสหกรณ์</EmptyCard>;
  }
  const eligible = rights.filter((right) => right.eligible);
  const ofAll = `${formatCount(eligible.length)} จาก ${formatCount(rights.length)}\u00a0ประเภท`;
  return (
    <div className="stack">
      <Figures items={[[ELIGIBLE, ofAll]]} />
      <TableSection
        caption="สิทธิสวัสดิการของท่าน"
        columns={columnsFor(onRequest)}
        rows={rights.toSorted((a, b) => rank(a) - rank(b))}
        rowKey={(row) => row.welfare_code}
        groupBy={groupOf}
        isMarked={(row) => row.welfare_name === marked}
        file={{ about: [[ELIGIBLE, ofAll]] }}
      />
    </div>
  );
}
