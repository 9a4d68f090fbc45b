import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { type ChannelRow, control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { text } from './text.ts';

const CHANNELS_MS = 2_000;
const BLANK = { title: '', body: '', url: '', channel: 'coop-demo' };

export function NotificationsSection() {
  return (
    <>
      <Send />
      <Connected />
    </>
  );
}

function Send() {
  const { world } = usePlace();
  const { act } = useAct();
  const [form, setForm] = useState(BLANK);
  const field = (name: keyof typeof BLANK) => ({
    label: text.fields[name],
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: target.value }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => control.notifications.send.mutate({ world, ...form }),
      ({ heardBy }) => text.sent(heardBy),
    );
  }
  return (
    <Card title={text.send}>
      <form className={layout.form} onSubmit={handleSubmit}>
        <TextField {...field('title')} />
        <TextArea {...field('body')} rows={3} />
        <TextField {...field('url')} hint={text.urlHint} autoCapitalize="none" />
        <TextField {...field('channel')} autoCapitalize="none" spellCheck={false} />
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            {text.sendNow}
          </Button>
        </div>
      </form>
    </Card>
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
  const { world } = usePlace();
  const channels = useMockQuery(
    ['channels', world],
    () => control.notifications.channels.query({ world }),
    CHANNELS_MS,
  );
  const connected = useMockQuery(
    ['connected', world],
    () => control.notifications.connected.query({ world }),
    CHANNELS_MS,
  );
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
