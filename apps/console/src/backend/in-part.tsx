import { Card } from '@coop/ui/card';
import type { DataTableColumn } from '@coop/ui/data-table';
import type { InPart } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryTable } from '../control/mock-query.tsx';
import { POLL_MS, useControl } from '../control/use-control.ts';

const TITLE = 'การเรียกที่ backend จริงรู้จักเพียงบางส่วน';

const answeredBy = ({ backend, mock, nobody }: InPart) =>
  [
    `backend\u00a0จริง\u00a0${backend}\u00a0ครั้ง`,
    ...(mock > 0 ? [`mock\u00a0ตอบแทน\u00a0${mock}\u00a0ครั้ง`] : []),
    ...(nobody > 0 ? [`ไม่มีใครตอบ\u00a0${nobody}\u00a0ครั้ง`] : []),
  ].join(' ');

const COLUMNS: readonly DataTableColumn<InPart>[] = [
  {
    key: 'endpoint',
    header: 'การเรียก',
    priority: 'title',
    cell: ({ endpoint }) => <span className={layout.code}>{endpoint}</span>,
  },
  {
    key: 'answered',
    header: 'ใครตอบ',
    cell: answeredBy,
  },
  {
    key: 'failures',
    header: 'backend ไม่ได้ตอบเพราะ',
    cell: ({ failures }) => <span className={layout.code}>{failures.join(', ') || '-'}</span>,
  },
  {
    key: 'missing',
    header: 'ช่องที่ไม่ได้ส่งมา',
    cell: ({ missing }) => <span className={layout.code}>{missing.join(', ') || '-'}</span>,
  },
];

/** Lists endpoints of which the backend answers some calls only, or leaves fields out. */
export function InPartList() {
  const found = useControl('backend.inPart', {}, POLL_MS);
  return (
    <Card title={TITLE}>
      <p className={layout.note}>
        คำตอบหนึ่งเป็นของผู้ตอบรายเดียวทั้งคำตอบ ช่องที่ backend จริงไม่ได้ส่งมาจะว่างไว้ mock ไม่เติมให้
      </p>
      <QueryTable
        query={found}
        empty={{
          title: 'ยังไม่พบการเรียกที่รู้จักเพียงบางส่วน',
          detail: 'การเรียกที่ backend จริงตอบบ้างไม่ตอบบ้าง หรือตอบไม่ครบทุกช่อง จะขึ้นที่นี่',
        }}
        caption={TITLE}
        columns={COLUMNS}
        rowKey={({ endpoint }) => endpoint}
      />
    </Card>
  );
}
