import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { FailedState } from '@coop/ui/failed-state';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type JournalEntry } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import { enteredWorld } from '../control/enter-world.ts';
import layout from '../control/layout.module.css';
import { POLL_MS, useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { EndpointField } from '../forms/suggesting-field.tsx';
import { Call } from './call.tsx';
import { EVERYTHING, type Filter, fits, OUTCOMES, type Outcome } from './entries.ts';
import styles from './journal.module.css';
import { useTail } from './use-tail.ts';

/** Says how many lines the journal of this world keeps, and how many were dropped. */
function Bounds() {
  const { data } = useControl('journal.bounds', {}, POLL_MS);
  if (!data) return null;
  return (
    <p
      className={layout.note}
    >{`เก็บไว้ ${data.kept.toLocaleString('th')} รายการ ไม่เกิน ${data.most.toLocaleString('th')} รายการล่าสุด ${
      data.dropped > 0
        ? `ตัดรายการเก่าออกแล้ว ${data.dropped.toLocaleString('th')} รายการ`
        : 'ยังไม่ได้ตัดรายการใดออก'
    }`}</p>
  );
}

const CONNECTING = 'กำลังต่อ';
const STEP = 100;
const OUTCOME_OPTIONS = Object.entries(OUTCOMES).map(([value, [label]]) => ({ value, label }));

export function JournalSection() {
  const { world } = usePlace();
  const tail = useTail(world);
  const [filter, setFilter] = useState(EVERYTHING);
  /** While paused: the last call that is shown. */
  const [until, setUntil] = useState<number>();
  const shown = tail.entries.filter(({ seq }) => until === undefined || seq <= until);
  const behind = tail.entries.length - shown.length;
  return (
    <Card>
      <div className={layout.row}>
        <span role="status">
          <Tag tone={tail.connected ? 'positive' : 'waiting'}>
            {tail.connected ? 'ติดตามสด' : CONNECTING}
          </Tag>
        </span>
        {until === undefined ? (
          <Button onClick={() => setUntil(tail.entries.at(-1)?.seq ?? 0)}>หยุดไว้</Button>
        ) : (
          <Button onClick={() => setUntil(undefined)}>
            ติดตามต่อ
            {behind > 0 ? ` · ${`มีใหม่อีก ${behind} รายการ`}` : ''}
          </Button>
        )}
        <Actions forget={tail.forget} />
      </div>
      <BrowserWorld />
      <Bounds />
      <Filters filter={filter} onChange={setFilter} />
      {tail.problem ? <FailedState title={CONNECTING} detail={tail.problem} /> : null}
      <Calls entries={shown} filter={filter} />
    </Card>
  );
}

/** Names the world of this browser's portal: only its calls come up here. */
function BrowserWorld() {
  const place = usePlace();
  const entered = enteredWorld();
  const says = `เว็บในเบราว์เซอร์นี้อยู่ในโลก ${entered}`;
  if (entered === place.world) return <p className={layout.note}>{says}</p>;
  return (
    <div className={layout.row}>
      <p className={layout.note}>{says} การเรียกของเว็บในเบราว์เซอร์นี้จึงไม่ขึ้นที่หน้านี้</p>
      <Button onClick={() => place.go({ world: entered })}>{`ดูบันทึกของโลก ${entered}`}</Button>
    </div>
  );
}

function Actions({ forget }: { forget: () => void }) {
  const { world, act, doHere } = useAct();
  async function saveHar() {
    const har = await control.journal.har.query({ world, origin: location.origin });
    downloadJson(`${world}.har`, har);
  }
  async function clear() {
    await control.journal.clear.mutate({ world });
    forget();
  }
  return (
    <>
      <Button onClick={() => void doHere(saveHar, 'ดาวน์โหลด HAR แล้ว')}>ดาวน์โหลด HAR</Button>
      <Button variant="quiet" onClick={() => void act(clear, 'ล้างบันทึกของโลกนี้แล้ว')}>
        ล้างบันทึก
      </Button>
    </>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div className={layout.fields}>
      <TextField
        label="คำในที่อยู่ คำขอ คำตอบ"
        type="search"
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
      <EndpointField
        label="การเรียก (endpoint)"
        type="search"
        value={filter.endpoint}
        onChange={(event) => onChange({ ...filter, endpoint: event.target.value })}
      />
      <TextField
        label="เลขสมาชิกหรือหน่วยงาน"
        inputMode="numeric"
        value={filter.subject}
        onChange={(event) => onChange({ ...filter, subject: event.target.value })}
      />
      <SelectField
        label="ผล"
        options={OUTCOME_OPTIONS}
        value={filter.outcome}
        onChange={(event) => onChange({ ...filter, outcome: event.target.value as Outcome })}
      />
    </div>
  );
}

function Calls({ entries, filter }: { entries: readonly JournalEntry[]; filter: Filter }) {
  const [limit, setLimit] = useState(STEP);
  const found = entries.filter((entry) => fits(entry, filter)).reverse();
  if (entries.length === 0)
    return (
      <EmptyState title="ยังไม่มีการเรียกในโลกนี้">เข้าใช้เป็นสมาชิกสักคน แล้วการเรียกจะขึ้นที่นี่ทันที</EmptyState>
    );
  return (
    <>
      <p className={layout.note}>{`ตรงเงื่อนไข ${found.length} จาก ${entries.length} รายการ`}</p>
      {found.length === 0 ? <EmptyState title="ไม่มีการเรียกที่ตรงเงื่อนไข" /> : null}
      <ol className={styles.calls} aria-label="การเรียก ใหม่สุดอยู่บน">
        {found.slice(0, limit).map((entry) => (
          <Call key={entry.seq} entry={entry} />
        ))}
      </ol>
      {found.length > limit ? (
        <div className={layout.row}>
          <Button onClick={() => setLimit(limit + STEP)}>แสดงเพิ่มอีก 100 รายการ</Button>
        </div>
      ) : null}
    </>
  );
}
