import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useAct } from '../app/act.tsx';
import { Asked, useAsk } from '../app/ask.tsx';
import { control, type PushFaultRow } from '../app/control.ts';
import layout from '../app/layout.module.css';
import { usePlace } from '../app/use-place.ts';
import { sayPushFault } from './say-push-fault.ts';
import { text } from './text.ts';

const COUNTS_MS = 2_000;

const COLUMNS: readonly DataTableColumn<PushFaultRow>[] = [
  {
    key: 'what',
    header: text.listColumns.what,
    priority: 'title',
    cell: ({ id, fault }) => `${id} ${sayPushFault(fault)}`,
  },
  { key: 'seen', header: text.listColumns.seen, align: 'end', cell: ({ seen }) => seen },
  {
    key: 'applied',
    header: text.listColumns.applied,
    align: 'end',
    cell: ({ applied }) => applied,
  },
  {
    key: 'actions',
    header: text.listColumns.actions,
    align: 'end',
    cell: ({ id }) => <Remove id={id} />,
  },
];

export function PushFaultList() {
  const { world } = usePlace();
  const { act } = useAct();
  const list = () => control.push.faults.list.query({ world });
  const faults = useAsk(['push-faults', world], list, COUNTS_MS);
  const clear = () => control.push.faults.clear.mutate({ world });
  return (
    <Card
      title={text.list}
      actions={
        faults.data?.length ? (
          <Button variant="danger" onClick={() => void act(clear, text.cleared)}>
            {text.clear}
          </Button>
        ) : null
      }
    >
      <Asked
        asked={faults}
        empty={{ when: ({ length }) => length === 0, title: text.none, detail: text.noneDetail }}
      >
        {(rows) => (
          <DataTable caption={text.list} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        )}
      </Asked>
    </Card>
  );
}

function Remove({ id }: { id: string }) {
  const { world } = usePlace();
  const { act } = useAct();
  const remove = () => control.push.faults.remove.mutate({ world, id });
  return (
    <div className={layout.end}>
      <Button variant="quiet" onClick={() => void act(remove, text.removed(id))}>
        {text.remove}
        <span className="visually-hidden"> {id}</span>
      </Button>
    </div>
  );
}
