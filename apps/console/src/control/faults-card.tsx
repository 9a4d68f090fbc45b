import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useAct } from './act.tsx';
import { QueryView, useMockQuery } from './mock-query.tsx';
import { usePlace } from './use-place.ts';

/** How often the counts of a list are read again. */
const COUNTS_MS = 2_000;

interface FaultsCardProps<Row> {
  /** Query key. */
  readonly name: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly words: {
    readonly list: string;
    readonly none: string;
    readonly noneDetail: string;
    readonly clear: string;
    readonly cleared: string;
  };
  readonly list: (world: string) => Promise<Row[]>;
  readonly clear: (world: string) => Promise<unknown>;
}

/** The faults that are on in this world, with how often each was applied, and a button that removes them all. */
export function FaultsCard<Row extends { readonly id: string }>(props: FaultsCardProps<Row>) {
  const { name, columns, words, list, clear } = props;
  const { world } = usePlace();
  const { act } = useAct();
  const faults = useMockQuery([name, world], () => list(world), COUNTS_MS);
  return (
    <Card
      title={words.list}
      actions={
        faults.data?.length ? (
          <Button variant="danger" onClick={() => void act(() => clear(world), words.cleared)}>
            {words.clear}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={faults}
        empty={{ when: ({ length }) => length === 0, title: words.none, detail: words.noneDetail }}
      >
        {(rows) => (
          <DataTable caption={words.list} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </QueryView>
    </Card>
  );
}
