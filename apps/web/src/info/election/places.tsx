import type { Election, ElectionUnit } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Whole } from '@coop/ui/whole';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { hoursOf, mapHref } from './place.ts';
import { countColumn, wordColumn } from './tables.tsx';
import { text } from './text.ts';

const { columns } = text;

/** Where to vote, unit by unit. */
export function Places({ election }: { election: Election }) {
  const cells: ExportColumn<ElectionUnit>[] = [
    wordColumn('unit', columns.unit, (row) => `${formatCount(row.unit_no)} ${row.unit_name}`, true),
    {
      ...wordColumn<ElectionUnit>('place', columns.place, (row) => row.place),
      cell: (row) => (
        <div>
          <Whole>{row.place}</Whole> <MapLink unit={row} />
        </div>
      ),
    },
    {
      ...wordColumn<ElectionUnit>('time', columns.time, hoursOf),
      cell: (row) => <span className="nowrap">{hoursOf(row)}</span>,
    },
    countColumn('voters', columns.voters, (row) => row.voters, election.eligible),
    countColumn('boxes', columns.boxes, (row) => row.boxes),
  ];
  return (
    <Card
      title={text.places}
      actions={
        <TableDownload
          table={() =>
            toExport({ title: text.places, totalsLabel: text.sum }, cells, election.units)
          }
        />
      }
    >
      <p className="note">{election.eligibility}</p>
      <DataTable
        caption={text.places}
        columns={cells}
        rows={election.units}
        rowKey={(row) => row.unit_no}
        totalsLabel={text.sum}
      />
    </Card>
  );
}

export function MapLink({ unit }: { unit: Pick<ElectionUnit, 'map_url' | 'place'> }) {
  const href = mapHref(unit.map_url);
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="nowrap no-print">
      {text.look.map}
      <span className="visually-hidden"> {unit.place}</span>
    </a>
  );
}
