import { formatThaiInstant } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import type { AuditRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';

const TITLE = 'สิ่งที่ผู้ดูแลทำแทนสมาชิก';
/** The only administrator of the mock. */
const ADMIN = 'admin';
const SHOWN = 50;
const COLUMNS: readonly DataTableColumn<AuditRow & { index: number }>[] = [
  {
    key: 'endpoint',
    header: 'การเรียก',
    priority: 'title',
    cell: ({ endpoint }) => endpoint,
  },
  { key: 'at', header: 'เวลา', cell: ({ at }) => formatThaiInstant(at) },
  { key: 'member', header: 'สมาชิก', cell: ({ member }) => member },
  {
    key: 'allowed',
    header: 'ผล',
    cell: ({ allowed }) => (allowed ? 'ให้ผ่าน' : 'ไม่ให้ผ่าน'),
  },
  { key: 'reason', header: 'เหตุผล', cell: ({ reason }) => reason },
];

export function Audit() {
  const query = useControl('audit.list', { admin: ADMIN });
  return (
    <Card title={TITLE}>
      <QueryView query={query} empty={{ title: 'ผู้ดูแลยังไม่ได้ทำอะไรแทนสมาชิกในโลกนี้' }}>
        {(rows) => (
          <DataTable
            caption={TITLE}
            columns={COLUMNS}
            rows={rows.map((row, index) => ({ ...row, index })).slice(-SHOWN)}
            rowKey={({ index }) => index}
          />
        )}
      </QueryView>
    </Card>
  );
}
