import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useAct } from '../app/act.tsx';
import { Asked, useAsk } from '../app/ask.tsx';
import { control, type FaultRow } from '../app/control.ts';
import layout from '../app/layout.module.css';
import { usePlace } from '../app/use-place.ts';
import { sayFault } from './say-fault.ts';
import { text } from './text.ts';

const COUNTS_MS = 2_000;

const COLUMNS: readonly DataTableColumn<FaultRow>[] = [
  {
    key: 'endpoint',
    header: text.columns.endpoint,
    priority: 'title',
    cell: ({ id, fault }) => `${id} ${fault.endpoint}`,
  },
  { key: 'what', header: text.columns.what, cell: ({ fault }) => sayFault(fault) },
  { key: 'seen', header: text.columns.seen, align: 'end', cell: ({ seen }) => seen },
  { key: 'applied', header: text.columns.applied, align: 'end', cell: ({ applied }) => applied },
  {
    key: 'actions',
    header: text.columns.actions,
    align: 'end',
    cell: ({ id }) => <Remove id={id} />,
  },
];

export function FaultList() {
  const { world } = usePlace();
  const { act } = useAct();
  const faults = useAsk(['faults', world], () => control.faults.list.query({ world }), COUNTS_MS);
  const clear = () => control.faults.clear.mutate({ world });
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
  const remove = () => control.faults.remove.mutate({ world, id });
  return (
    <div className={layout.end}>
      <Button variant="quiet" onClick={() => void act(remove, text.removed(id))}>
        {text.remove}
        <span className="visually-hidden"> {id}</span>
      </Button>
    </div>
  );
}
