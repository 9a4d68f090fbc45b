import type { DataTableColumn } from '@coop/ui/data-table';
import { control, type PushFaultRow } from '../control/control.ts';
import { FaultsCard } from '../control/faults-card.tsx';
import { RemoveButton } from '../control/remove-button.tsx';
import { usePlace } from '../control/use-place.ts';
import { describePushFault } from './describe-push-fault.ts';
import { text } from './text.ts';

const COLUMNS: readonly DataTableColumn<PushFaultRow>[] = [
  {
    key: 'what',
    header: text.listColumns.what,
    priority: 'title',
    cell: ({ id, fault }) => `${id} ${describePushFault(fault)}`,
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

/** Faults on the push connection. */
export function PushFaultList() {
  return (
    <FaultsCard
      name="push-faults"
      columns={COLUMNS}
      words={text}
      list={(world) => control.push.faults.list.query({ world })}
      clear={(world) => control.push.faults.clear.mutate({ world })}
    />
  );
}

function Remove({ id }: { id: string }) {
  const { world } = usePlace();
  const remove = () => control.push.faults.remove.mutate({ world, id });
  return <RemoveButton what={id} words={text} remove={remove} />;
}
