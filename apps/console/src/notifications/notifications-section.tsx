import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import type { ChannelRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { FormCard } from '../forms/form-card.tsx';
import { text } from './text.ts';

const CHANNELS_MS = 2_000;

export function NotificationsSection() {
  return (
    <>
      <FormCard
        title={text.send}
        procedure="notifications.send"
        press={text.sendNow}
        done={({ heardBy }) => text.sent(heardBy)}
      />
      <Connected />
    </>
  );
}

const COLUMNS: readonly DataTableColumn<ChannelRow>[] = [
  { key: 'name', header: text.columns.name, priority: 'title', cell: ({ name }) => name },
  {
    key: 'subscriptions',
    header: text.columns.subscriptions,
    align: 'end',
    cell: ({ subscriptions }) => subscriptions,
  },
  { key: 'users', header: text.columns.users, cell: ({ users }) => users.join(', ') },
  {
    key: 'last',
    header: text.columns.last,
    cell: ({ last, cached }) => (
      <span className={layout.code}>{last ?? cached ?? text.nothing}</span>
    ),
  },
];

function Connected() {
  const channels = useControl('notifications.channels', {}, CHANNELS_MS);
  const connected = useControl('notifications.connected', {}, CHANNELS_MS);
  return (
    <Card title={text.connected}>
      <QueryView query={connected}>{({ sockets }) => <p>{text.sockets(sockets)}</p>}</QueryView>
      <QueryView query={channels} empty={{ when: ({ length }) => length === 0, title: text.none }}>
        {(rows) => (
          <DataTable
            caption={text.connected}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ name }) => name}
          />
        )}
      </QueryView>
    </Card>
  );
}
