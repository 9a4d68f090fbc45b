import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { bangkokTime, formatThaiInstant } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Tag, type TagTone } from '@coop/ui/tag';
import Copy from 'lucide-react/icons/copy';
import { memo, useId, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type JournalEntry } from '../control/control.ts';
import { copyText } from '../control/copy-text.ts';
import layout from '../control/layout.module.css';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { curlOf } from './curl.ts';
import { pretty } from './entries.ts';
import { faultOf } from './fault-of.ts';
import styles from './journal.module.css';

const ANSWERED_BY = {
  backend: 'backend จริง',
  mock: 'mock ตอบแทน',
  nobody: 'ระบบของสหกรณ์ไม่ตอบสนอง',
};

/** Opens the answer of a call as a fault, to be changed and given once more to the same person. */
function EditAnswer({ entry, endpoint }: { entry: JournalEntry; endpoint: EndpointKey }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={layout.more}>แก้คำตอบนี้เป็นข้อผิดพลาด</summary>
      {open ? (
        <>
          <p className={layout.note}>คำตอบถัดไปของการเรียกนี้ ของคนนี้ จะเป็นตามที่แก้ หนึ่งครั้ง</p>
          <ProcedureForm
            procedure="faults.add"
            given={{ endpoint }}
            start={faultOf(entry)}
            press="ใส่ข้อผิดพลาดนี้"
            done={({ id }) => `ใส่ข้อผิดพลาด ${id} แล้ว`}
          />
        </>
      ) : null}
    </details>
  );
}

/** Shown in place of an HTTP method for pushed events. */
const PUSHED = 'PUSH';

function toneOf(status: number): TagTone {
  if (status === 0 || status >= 500) return 'negative';
  return status >= 400 ? 'waiting' : 'positive';
}

function statusText({ method, status }: JournalEntry): string | number {
  if (method === PUSHED) return status === 0 ? 'ไม่ถึงใคร' : 'ส่งแล้ว';
  return status || 'ตัด';
}

type HeaderValues = NonNullable<JournalEntry['headers']>['request'] | undefined;

const titleOf = (endpoint: EndpointKey | undefined) => endpoint && endpoints[endpoint].titleTH;

/** A call as a line that unfolds to everything that went over the wire. */
export const Call = memo(function Call({ entry }: { entry: JournalEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { seq, at, method, url, status, ms, subject, fault, endpoint } = entry;
  const { answeredBy, breaches = 0 } = entry;
  return (
    <li>
      <button
        type="button"
        className={styles.call}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.seq}>
          {seq}
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {bangkokTime(at, 'HH:mm:ss')}
          </time>
        </span>
        <span className={styles.what}>
          <strong>{method}</strong> <span className={layout.code}>{url}</span>
          {endpoint ? <span className={styles.key}>{endpoint}</span> : null}
        </span>
        <span className={styles.marks}>
          {entry.almost ? <Tag tone="waiting">เกือบตรง</Tag> : null}
          {fault ? <Tag tone="negative">{`ข้อผิดพลาด ${fault}`}</Tag> : null}
          {answeredBy ? <Tag tone="muted">{ANSWERED_BY[answeredBy]}</Tag> : null}
          {breaches > 0 ? <Tag tone="negative">{`ไม่ตรงตามสัญญา ${breaches} จุด`}</Tag> : null}
          <Tag tone={toneOf(status)}>{statusText(entry)}</Tag>
          <span>{ms} ms</span>
          {subject ? <span>{subject}</span> : null}
        </span>
      </button>
      {open ? (
        <div id={id} className={styles.detail}>
          <Detail entry={entry} />
        </div>
      ) : null}
    </li>
  );
});

function Detail({ entry }: { entry: JournalEntry }) {
  const { world, doHere } = useAct();
  const isPushed = entry.method === PUSHED;
  const copy = () => copyText(curlOf(entry, location.origin, world));
  return (
    <>
      <p className={layout.note}>
        {formatThaiInstant(entry.at)}
        {entry.endpoint ? ` · ${titleOf(entry.endpoint)}` : ''}
        {entry.reference ? ` · รหัส ${entry.reference}` : ''}
        {entry.almost ? ` · ${`เกือบตรง ${entry.almost}`}` : ''}
        {entry.failure ? ` · ${`backend จริง: ${entry.failure}`}` : ''}
      </p>
      {isPushed ? null : (
        <>
          <Body label="คำขอ" body={entry.request} />
          <Headers label="header ของคำขอ" headers={entry.headers?.request} />
        </>
      )}
      <Body label={isPushed ? 'ข้อมูลที่ส่ง' : 'คำตอบ'} body={entry.response} />
      <Headers label="header ของคำตอบ" headers={entry.headers?.response} />
      {isPushed ? null : (
        <>
          <div className={layout.row}>
            <Button
              icon={<Copy />}
              onClick={() => void doHere(copy, 'คัดลอกคำสั่ง curl แล้ว ใส่ token และรหัสผ่านแทนที่เอง')}
            >
              คัดลอกเป็น curl
            </Button>
            {entry.endpoint ? <Replay seq={entry.seq} /> : null}
          </div>
          {entry.endpoint ? <EditAnswer entry={entry} endpoint={entry.endpoint} /> : null}
        </>
      )}
    </>
  );
}

/** Sends the call again, as the same member or agency. */
function Replay({ seq }: { seq: number }) {
  const { world, act } = useAct();
  const replay = () => control.journal.replay.mutate({ world, seq });
  return (
    <Button
      onClick={() =>
        void act(
          replay,
          (item) =>
            `เรียกซ้ำเป็นรายการ ${item.seq} ตอบ ${item.status || 'ไม่ได้'} ${item.same ? 'เหมือนเดิม' : 'ต่างจากเดิม'}`,
        )
      }
    >
      เรียกซ้ำ
    </Button>
  );
}

/** The headers that went over the wire, behind a line that opens them. */
function Headers({ label, headers = {} }: { label: string; headers?: HeaderValues }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className={layout.more}>
        {label} ({lines.length})
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keys, too */}
      <pre className={layout.json} tabIndex={0}>
        {lines.join('\n')}
      </pre>
    </details>
  );
}

function Body({ label, body }: { label: string; body: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {label}
      </h2>
      {body === '' ? (
        <p className={layout.note}>ไม่มีเนื้อหา</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long body is scrolled with the keys, too
        <pre className={layout.json} tabIndex={0}>
          {pretty(body)}
        </pre>
      )}
    </section>
  );
}
