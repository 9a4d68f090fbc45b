import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type SnapshotRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { WithSchema } from '../forms/with-schema.tsx';
import { formatMoment } from '../time/moment.ts';
import { AskFirst } from './ask-first.tsx';
import { diffLines } from './diff-lines.ts';
import { text } from './text.ts';

export function Snapshots() {
  const snapshots = useControl('worlds.snapshots');
  const [compared, setCompared] = useState<string>();
  const { snapshotColumns: columns } = text;
  const table: DataTableColumn<SnapshotRow>[] = [
    { key: 'name', header: columns.name, priority: 'title', cell: ({ name }) => name },
    { key: 'now', header: columns.now, cell: ({ now }) => formatMoment(now) },
    { key: 'facts', header: columns.facts, align: 'end', cell: ({ facts }) => facts },
    { key: 'sessions', header: columns.sessions, align: 'end', cell: ({ sessions }) => sessions },
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: ({ name }) => <RowActions name={name} compare={setCompared} />,
    },
  ];
  return (
    <Card title={text.snapshots}>
      <p className={layout.note}>
        ภาพจำเก็บข้อมูล session เวลา ข้อผิดพลาด และนิสัยของ backend ของโลกนี้ ถ้า mock มี DATA_FILE
        ภาพจำอยู่ต่อเมื่อเปิดใหม่
      </p>
      <TakeSnapshot />
      <QueryView query={snapshots} empty={{ when: ({ length }) => !length, title: 'ยังไม่มีภาพจำ' }}>
        {(rows) => (
          <DataTable
            caption={text.snapshots}
            columns={table}
            rows={rows}
            rowKey={({ name }) => name}
          />
        )}
      </QueryView>
      {compared === undefined ? null : <Difference snapshot={compared} />}
    </Card>
  );
}

function TakeSnapshot() {
  const { world } = usePlace();
  const { act } = useAct();
  const [name, setName] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const snapshot = name.trim();
    void act(() => control.worlds.snapshot.mutate({ world, snapshot }), text.taken(snapshot));
  }
  return (
    <form className={layout.fields} onSubmit={handleSubmit}>
      <TextField
        label="ชื่อภาพจำ"
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className={layout.row}>
        <Button type="submit">เก็บภาพจำของโลกนี้</Button>
      </div>
    </form>
  );
}

type Asking = 'restore' | 'forget';

function RowActions({ name, compare }: { name: string; compare: (name?: string) => void }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  function confirm() {
    close();
    if (asking === 'restore') {
      const state = { world, snapshot: name };
      void act(() => control.worlds.restore.mutate(state), text.restored(name));
    } else {
      compare(undefined);
      void act(() => control.worlds.forget.mutate({ world, snapshot: name }), text.forgotten(name));
    }
  }
  return (
    <div className={layout.end}>
      <RowButton label={text.restore} of={name} onClick={() => setAsking('restore')} />
      <RowButton label="เทียบกับโลกนี้" of={name} onClick={() => compare(name)} />
      <RowButton label={text.forget} of={name} onClick={() => setAsking('forget')} />
      {asking && (
        <AskFirst label={text[asking]} onConfirm={confirm} onClose={close}>
          {asking === 'restore' ? text.restoreAsk(name, world) : text.forgetAsk(name)}
        </AskFirst>
      )}
    </div>
  );
}

const DIFF_MS = 5_000;

function Difference({ snapshot }: { snapshot: string }) {
  const { world } = usePlace();
  const diff = useControl('worlds.diff', { snapshot }, DIFF_MS);
  return (
    <section className="stack" aria-live="polite">
      <h3>{text.diffTitle(snapshot, world)}</h3>
      <WithSchema procedure="push.faults.add">
        {(schema) => (
          <QueryView
            query={diff}
            empty={{
              when: (found) => diffLines(found, schema).length === 0,
              title: 'ไม่มีอะไรต่างกัน',
            }}
          >
            {(found) => (
              <ul className={layout.lines}>
                {diffLines(found, schema).map(({ sign, what, value }) => (
                  <li key={`${sign}${what}${value}`}>
                    <strong>
                      {sign} {what}
                    </strong>{' '}
                    <span className={layout.code}>{value}</span>
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        )}
      </WithSchema>
    </section>
  );
}
