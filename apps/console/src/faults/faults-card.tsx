import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { Tag } from '@coop/ui/tag';
import { useAct } from '../control/act.tsx';
import type { control, FaultRow, PushFaultRow } from '../control/control.ts';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { RemoveButton } from '../control/row-button.tsx';
import { POLL_MS } from '../control/use-control.ts';
import type { Json } from '../forms/fields.ts';
import { describe } from '../forms/typed.ts';
import { WithSchema } from '../forms/with-schema.tsx';

import { isSpent } from './spent.ts';

type Row = FaultRow | PushFaultRow;

interface FaultsCardProps {
  readonly procedure: 'faults.add' | 'push.faults.add';
  readonly faults: typeof control.faults | typeof control.push.faults;
  readonly words: Readonly<Record<'list' | 'none' | 'noneDetail' | 'cleared', string>>;
}

/** Lists the faults of this world, with how often each was applied, and a button that removes them all. */
export function FaultsCard({ procedure, faults, words }: FaultsCardProps) {
  const { world, act } = useAct();
  const query = useMockQuery<Row[]>(
    [procedure, world],
    () => faults.list.query({ world }),
    POLL_MS,
  );
  const clear = () => faults.clear.mutate({ world });
  return (
    <Card
      title={words.list}
      actions={
        query.data?.length ? (
          <Button variant="danger" onClick={() => void act(clear, words.cleared)}>
            เอาออกทั้งหมด
          </Button>
        ) : null
      }
    >
      <QueryView query={query} empty={{ title: words.none, detail: words.noneDetail }}>
        {(rows) => (
          <WithSchema procedure={procedure}>
            {(schema) => (
              <DataTable
                caption={words.list}
                columns={columnsOf(schema, (id) => faults.remove.mutate({ world, id }))}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
          </WithSchema>
        )}
      </QueryView>
    </Card>
  );
}

function columnsOf(
  schema: Json,
  remove: (id: string) => Promise<unknown>,
): readonly DataTableColumn<Row>[] {
  return [
    {
      key: 'what',
      header: 'สิ่งที่เกิด',
      priority: 'title',
      cell: (row) => (
        // One box, for the tag to stand below long words where a row is a card.
        <span>
          {row.id} {describe(schema, row.fault)}{' '}
          {isSpent(row) ? <Tag tone="muted">ใช้ครบแล้ว</Tag> : null}
        </span>
      ),
    },
    { key: 'seen', header: 'ตรงเงื่อนไข', align: 'end', cell: ({ seen }) => seen },
    { key: 'applied', header: 'เกิดจริง', align: 'end', cell: ({ applied }) => applied },
    {
      key: 'actions',
      header: 'ทำได้',
      align: 'end',
      cell: ({ id }) => (
        <RemoveButton what={id} removed={`เอาข้อผิดพลาด ${id} ออกแล้ว`} remove={() => remove(id)} />
      ),
    },
  ];
}
