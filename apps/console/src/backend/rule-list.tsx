import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { type BackendNow, control, typedPattern } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { RemoveButton } from '../control/row-button.tsx';
import { usePlace } from '../control/use-place.ts';
import type { Json } from '../forms/fields.ts';
import { describe } from '../forms/typed.ts';
import { WithSchema } from '../forms/with-schema.tsx';

type Rule = BackendNow['rules'][number];

const columnsOf = (schema: Json): readonly DataTableColumn<Rule>[] => [
  {
    key: 'endpoint',
    header: 'การเรียก',
    priority: 'title',
    cell: ({ endpoint }) => <span className={layout.code}>{endpoint}</span>,
  },
  { key: 'mode', header: 'ใครตอบ', cell: ({ mode }) => describe(schema, { mode }) },
  {
    key: 'actions',
    header: 'ทำได้',
    align: 'end',
    cell: ({ endpoint }) => <Remove endpoint={endpoint} />,
  },
];

/** Rules for single endpoints, in the order in which they apply. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <WithSchema procedure="backend.set">
      {(schema) => (
        <DataTable
          caption="ผู้ตอบเฉพาะการเรียก"
          showCaption
          columns={columnsOf(schema)}
          rows={rules.toReversed()}
          rowKey={({ endpoint }) => endpoint}
        />
      )}
    </WithSchema>
  );
}

function Remove({ endpoint }: { endpoint: string }) {
  const { world } = usePlace();
  const remove = () => control.backend.unset.mutate({ world, endpoint: typedPattern(endpoint) });
  return <RemoveButton what={endpoint} removed={`เอา ${endpoint} ออกแล้ว`} remove={remove} />;
}
