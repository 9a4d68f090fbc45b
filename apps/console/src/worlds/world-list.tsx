import { formatCount } from '@coop/format/money';
import { formatThaiInstant } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type WorldRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { DEFAULT_WORLD } from '../control/place.ts';
import { RowButton } from '../control/row-button.tsx';
import { usePlace } from '../control/use-place.ts';
import { AskFirst } from './ask-first.tsx';
import { useWorlds } from './use-worlds.ts';

/** A test run leaves hundreds of worlds, too many to list them all. */
const SHOWN = 20;

const TITLE = 'โลกที่มีอยู่';
const ASKED = { reset: 'ล้างให้เหมือนใหม่', remove: 'ลบ' };
type Asking = { what: keyof typeof ASKED; world: string };

export function WorldList() {
  const worlds = useWorlds();
  const { world: here } = usePlace();
  const [search, setSearch] = useState('');
  const [asking, setAsking] = useState<Asking>();
  const columns = columnsOf(here, setAsking);
  const isFound = ({ name }: WorldRow) => name.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <Card title={TITLE}>
      <QueryView query={worlds}>
        {(rows) => (
          <>
            <div className={layout.form}>
              <TextField
                label="ค้นหาโลก"
                type="search"
                value={search}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            <DeleteTests rows={rows} here={here} />
            <Found rows={inOrder(rows, here).filter(isFound)} here={here} columns={columns} />
          </>
        )}
      </QueryView>
      <Memory />
      <Confirm asking={asking} onClose={() => setAsking(undefined)} />
    </Card>
  );
}

/** As the mock knows them: test runs name a world by a UUID. */
const OF_A_TEST = /-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isOfTest = ({ name }: WorldRow, here: string) => OF_A_TEST.test(name) && name !== here;

/** Takes away what test runs left, in one press: nobody comes back to those worlds. */
function DeleteTests({ rows, here }: { rows: readonly WorldRow[]; here: string }) {
  const { act } = useAct();
  const left = rows.filter((row) => isOfTest(row, here));
  if (left.length === 0 || OF_A_TEST.test(here)) return null;
  return (
    <div className={layout.row}>
      <Button
        variant="danger"
        onClick={() =>
          void act(
            () => control.worlds.deleteTests.mutate(),
            ({ deleted }) => `ลบโลกของการทดสอบ ${deleted} โลกแล้ว`,
          )
        }
      >
        {`ลบโลกของการทดสอบทั้งหมด (${formatCount(left.length)})`}
      </Button>
    </div>
  );
}

const MEMORY_MS = 5_000;

function Memory() {
  const memory = useMockQuery(['memory'], () => control.worlds.memory.query(), MEMORY_MS);
  return (
    <QueryView query={memory}>
      {({ rss_mib, journals: { held, most } }) => (
        <p className={layout.note}>
          {`หน่วยความจำของ mock ${formatCount(rss_mib)} MiB บันทึกของทุกโลกรวม ${millions(held)} จากไม่เกิน ${millions(most)} ล้านตัวอักษร`}
        </p>
      )}
    </QueryView>
  );
}

const millions = (count: number) => (count / 1_000_000).toFixed(1);

interface FoundProps {
  rows: readonly WorldRow[];
  here: string;
  columns: readonly DataTableColumn<WorldRow>[];
}

/** Lists worlds; those of tests, unless nothing else is found, once they are asked for. */
function Found({ rows, here, columns }: FoundProps) {
  const [isWhole, setWhole] = useState(false);
  const ownCount = rows.filter((row) => !isOfTest(row, here)).length;
  const limit = isWhole ? rows.length : Math.min(SHOWN, ownCount || rows.length);
  if (rows.length === 0) return <EmptyState title="ไม่มีโลกที่ชื่อมีคำนี้" />;
  return (
    <>
      <DataTable
        caption={TITLE}
        columns={columns}
        rows={rows.slice(0, limit)}
        rowKey={({ name }) => name}
      />
      {rows.length > limit ? (
        <div className={layout.row}>
          <Button onClick={() => setWhole(true)}>{`แสดงอีก ${rows.length - limit} โลก`}</Button>
        </div>
      ) : null}
    </>
  );
}

/** Sorts the world in use first, then the default one, then the one that was used last; those of tests come after all. */
function inOrder(rows: readonly WorldRow[], here: string): WorldRow[] {
  const rank = (row: WorldRow) => {
    if (isOfTest(row, here)) return 3;
    return row.name === here ? 0 : row.name === DEFAULT_WORLD ? 1 : 2;
  };
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || b.usedAt - a.usedAt || a.name.localeCompare(b.name),
  );
}

function columnsOf(here: string, ask: (asking: Asking) => void): DataTableColumn<WorldRow>[] {
  return [
    { key: 'name', header: 'โลก', priority: 'title', cell: ({ name }) => name },
    { key: 'used', header: 'ใช้ล่าสุด', cell: ({ usedAt }) => formatThaiInstant(usedAt) },
    { key: 'now', header: 'เวลาในโลก', cell: ({ now }) => formatThaiInstant(now) },
    { key: 'facts', header: 'ข้อมูลที่แก้', align: 'end', cell: ({ facts }) => facts },
    { key: 'faults', header: 'ข้อผิดพลาด รวมของ push', align: 'end', cell: ({ faults }) => faults },
    {
      key: 'actions',
      header: 'ทำได้',
      align: 'end',
      cell: ({ name: world }) => (
        <RowActions name={world} isHere={world === here} ask={(what) => ask({ what, world })} />
      ),
    },
  ];
}

interface RowActionsProps {
  name: string;
  isHere: boolean;
  ask: (what: Asking['what']) => void;
}

function RowActions({ name, isHere, ask }: RowActionsProps) {
  const { go } = usePlace();
  return (
    <div className={layout.end}>
      {isHere ? (
        <Tag tone="positive">กำลังใช้</Tag>
      ) : (
        <RowButton label="สลับไป" of={name} onClick={() => go({ world: name })} />
      )}
      <RowButton label={ASKED.reset} of={name} onClick={() => ask('reset')} />
      {name === DEFAULT_WORLD ? null : (
        <RowButton label={ASKED.remove} of={name} onClick={() => ask('remove')} />
      )}
    </div>
  );
}

function Confirm({ asking, onClose }: { asking: Asking | undefined; onClose: () => void }) {
  const { act } = useAct();
  const { world: here, go } = usePlace();
  if (!asking) return null;
  const { what, world } = asking;
  async function handleConfirm() {
    onClose();
    if (what === 'reset') {
      await act(() => control.worlds.reset.mutate({ world }), `โลก ${world} เหมือนใหม่แล้ว`);
    } else {
      // Leaves the world first, because every further request to it would create it again.
      if (world === here) go({ world: DEFAULT_WORLD });
      await act(() => control.worlds.delete.mutate({ world }), `ลบโลก ${world} แล้ว`);
    }
  }
  return (
    <AskFirst label={ASKED[what]} onConfirm={() => void handleConfirm()} onClose={onClose}>
      {what === 'reset'
        ? `ล้างข้อมูลที่แก้ session ข้อผิดพลาด และเวลาของโลก ${world}?`
        : `ลบโลก ${world} พร้อมข้อมูล session และบันทึกทั้งหมด?`}
    </AskFirst>
  );
}
