import type { DataTableColumn } from '@coop/ui/data-table';
import { control, type FaultRow } from '../control/control.ts';
import { FaultsCard } from '../control/faults-card.tsx';
import { RemoveButton } from '../control/remove-button.tsx';
import { usePlace } from '../control/use-place.ts';
import { describeFault } from './describe-fault.ts';
import { text } from './text.ts';

const COLUMNS: readonly DataTableColumn<FaultRow>[] = [
  {
    key: 'endpoint',
    header: text.columns.endpoint,
    priority: 'title',
    cell: ({ id, fault }) => `${id} ${fault.endpoint}`,
  },
  { key: 'what', header: text.columns.what, cell: ({ fault }) => describeFault(fault) },
  { key: 'seen', header: text.columns.seen, align: 'end', cell: ({ seen }) => seen },
  { key: 'applied', header: text.columns.applied, align: 'end', cell: ({ applied }) => applied },
  {
    key: 'actions',
    header: text.columns.actions,
    align: 'end',
    cell: ({ id }) => <Remove id={id} />,
  },
];

/** Faults on calls. */
export function FaultList() {
  return (
    <FaultsCard
      name="faults"
      columns={COLUMNS}
      words={text}
      list={(world) => control.faults.list.query({ world })}
      clear={(world) => control.faults.clear.mutate({ world })}
    />
  );
}

function Remove({ id }: { id: string }) {
  const { world } = usePlace();
  const remove = () => control.faults.remove.mutate({ world, id });
  return <RemoveButton what={id} words={text} remove={remove} />;
}
