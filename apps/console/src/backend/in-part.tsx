import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import type { InPart } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { text } from './text.ts';

/** Polled, because testers use the portal in another window. */
const FOUND_MS = 2_000;

const COLUMNS: readonly DataTableColumn<InPart>[] = [
  {
    key: 'endpoint',
    header: text.columns.endpoint,
    priority: 'title',
    cell: ({ endpoint }) => <span className={layout.code}>{endpoint}</span>,
  },
  {
    key: 'answered',
    header: text.partColumns.answered,
    cell: ({ backend, mock, nobody }) => text.answered(backend, mock, nobody),
  },
  {
    key: 'failures',
    header: text.partColumns.failures,
    cell: ({ failures }) => <span className={layout.code}>{failures.join(', ') || '-'}</span>,
  },
  {
    key: 'missing',
    header: text.partColumns.missing,
    cell: ({ missing }) => <span className={layout.code}>{missing.join(', ') || '-'}</span>,
  },
];

/** Lists endpoints of which the backend answers some calls only, or leaves fields out. */
export function InPartList() {
  const found = useControl('backend.inPart', {}, FOUND_MS);
  return (
    <Card title={text.inPart}>
      <p className={layout.note}>{text.inPartNote}</p>
      <QueryView
        query={found}
        empty={{
          when: ({ length }) => length === 0,
          title: text.noneInPart,
          detail: text.noneInPartDetail,
        }}
      >
        {(rows) => (
          <DataTable
            caption={text.inPart}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ endpoint }) => endpoint}
          />
        )}
      </QueryView>
    </Card>
  );
}
