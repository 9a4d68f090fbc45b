import type { Election } from '@coop/contracts/info/election';
import { Card } from '@coop/ui/card';
import { later } from '../../page/later.tsx';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { text } from './text.ts';

const loadTables = () => import('./tables.tsx');
const PlacesTable = later(async () => (await loadTables()).PlacesTable);

/** Where to vote, unit by unit. */
export function Places({ election }: { election: Election }) {
  const file = async () => (await loadTables()).placesFile({ election });
  return (
    <Card title={text.places} actions={<TableDownload table={file} />}>
      <p className="note">{election.eligibility}</p>
      <PlacesTable of={{ election }} />
    </Card>
  );
}
