import { formatThaiInstant } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import type { DataTableColumn } from '@coop/ui/data-table';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type SnapshotRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryTable, QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { SmallForm } from '../control/small-form.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { NEEDED } from '../forms/refused-words.ts';
import { WithSchema } from '../forms/with-schema.tsx';
import { AskFirst } from './ask-first.tsx';
import { diffLines } from './diff-lines.ts';

const TITLE = 'ภาพจำของโลก';

export function Snapshots() {
  const snapshots = useControl('worlds.snapshots');
  const [compared, setCompared] = useState<string>();
  const table: DataTableColumn<SnapshotRow>[] = [
    { key: 'name', header: 'ภาพจำ', priority: 'title', cell: ({ name }) => name },
    { key: 'now', header: 'เวลา', cell: ({ now }) => formatThaiInstant(now) },
    { key: 'facts', header: 'ข้อมูลที่แก้', align: 'end', cell: ({ facts }) => facts },
    { key: 'sessions', header: 'session', align: 'end', cell: ({ sessions }) => sessions },
    {
      key: 'actions',
      header: 'ทำได้',
      align: 'end',
      cell: ({ name }) => <RowActions name={name} compare={setCompared} />,
    },
  ];
  return (
    <Card title={TITLE}>
      <p className={layout.note}>
        ภาพจำเก็บข้อมูล session เวลา ข้อผิดพลาด และนิสัยของ backend ของโลกนี้ ถ้า mock มี DATA_FILE
        ภาพจำอยู่ต่อเมื่อเปิดใหม่
      </p>
      <TakeSnapshot />
      <QueryTable
        query={snapshots}
        empty={{ title: 'ยังไม่มีภาพจำ' }}
        caption={TITLE}
        columns={table}
        rowKey={({ name }) => name}
      />
      {compared === undefined ? null : <Difference snapshot={compared} />}
    </Card>
  );
}

function TakeSnapshot() {
  const { world, act } = useAct();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  function handleSubmit() {
    const snapshot = name.trim();
    setError(snapshot ? undefined : NEEDED);
    if (snapshot)
      void act(
        () => control.worlds.snapshot.mutate({ world, snapshot }),
        `เก็บภาพจำ ${snapshot} แล้ว`,
      );
  }
  return (
    <SmallForm press="เก็บภาพจำของโลกนี้" inLine onSubmit={handleSubmit}>
      <TextField
        label="ชื่อภาพจำ"
        value={name}
        error={error}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
    </SmallForm>
  );
}

const ASKED = { restore: 'กู้คืนลงโลกนี้', forget: 'ทิ้ง' };

function RowActions({ name, compare }: { name: string; compare: (name?: string) => void }) {
  const { world, act } = useAct();
  const [asking, setAsking] = useState<keyof typeof ASKED>();
  const close = () => setAsking(undefined);
  function confirm() {
    close();
    if (asking === 'restore') {
      const state = { world, snapshot: name };
      void act(() => control.worlds.restore.mutate(state), `โลกนี้กลับเป็นภาพจำ ${name} แล้ว`);
    } else {
      compare(undefined);
      void act(
        () => control.worlds.forget.mutate({ world, snapshot: name }),
        `ทิ้งภาพจำ ${name} แล้ว`,
      );
    }
  }
  return (
    <div className={layout.end}>
      <RowButton label={ASKED.restore} of={name} onClick={() => setAsking('restore')} />
      <RowButton label="เทียบกับโลกนี้" of={name} onClick={() => compare(name)} />
      <RowButton label={ASKED.forget} of={name} onClick={() => setAsking('forget')} />
      {asking && (
        <AskFirst label={ASKED[asking]} onConfirm={confirm} onClose={close}>
          {asking === 'restore'
            ? `แทนที่โลก ${world} ทั้งโลกด้วยภาพจำ ${name}? ข้อมูล session เวลา และข้อผิดพลาดของโลกนี้ตอนนี้จะหายไป`
            : `ทิ้งภาพจำ ${name}? เรียกคืนไม่ได้`}
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
      <h3>{`จากภาพจำ ${snapshot} ถึงโลก ${world} ตอนนี้`}</h3>
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
