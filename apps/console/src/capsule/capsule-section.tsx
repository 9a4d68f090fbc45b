import { formatThaiInstant } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag, type TagTone } from '@coop/ui/tag';
import { TextField } from '@coop/ui/text-field';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { type Capsule, type CheckedCapsule, control } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import layout from '../control/layout.module.css';
import { isWorldName } from '../control/place.ts';
import { usePlace } from '../control/use-place.ts';

type Checked = CheckedCapsule['calls'][number];

const text = {
  save: 'ดาวน์โหลดแคปซูลของโลกนี้',
  file: 'ไฟล์แคปซูล (.json)',
  choose: 'กรุณาเลือกไฟล์แคปซูล',
  open: 'เปิด',
  loaded: (now: string, calls: number) =>
    `โลกนี้เป็นเหมือนในแคปซูลแล้ว เวลา ${now} มีการเรียก ${calls} รายการในไฟล์`,
} as const;

export function CapsuleSection() {
  return (
    <>
      <Save />
      <Check />
      <LoadAsNew />
      <Load />
    </>
  );
}

function Save() {
  const { world, doHere } = useAct();
  async function save() {
    downloadJson(`capsule-${world}.json`, await control.capsule.export.query({ world }));
  }
  return (
    <Card title={text.save}>
      <p>
        ไฟล์เดียวที่มี seed เวลา ข้อมูลที่แก้ session ข้อผิดพลาด และบันทึกการเรียก แนบกับใบแจ้งบั๊ก
        แล้วเปิดซ้ำที่เครื่องไหนก็ได้ที่ใช้ SEED และ POPULATION เดียวกัน
      </p>
      <div className={layout.row}>
        <Button
          variant="primary"
          icon={<Download />}
          onClick={() => void doHere(save, 'ดาวน์โหลดแคปซูลแล้ว')}
        >
          {text.save}
        </Button>
      </div>
    </Card>
  );
}

const OUTCOMES: Readonly<Record<Checked['outcome'], readonly [words: string, tone: TagTone]>> = {
  fixed: ['แก้แล้ว', 'positive'],
  still: ['ยังผิด', 'negative'],
  same: ['เหมือนเดิม', 'muted'],
  changed: ['ต่างจากเดิม', 'waiting'],
  skipped: ['ไม่ได้เรียกซ้ำ', 'muted'],
};

/** Reasons of the mock for a call that was not sent again, in the console's words. */
const WHY: readonly (readonly [begins: string, words: string])[] = [
  ['it changes something', 'แก้ข้อมูล'],
  ['a fault made its answer', 'คำตอบมาจากข้อผิดพลาดที่ตั้งไว้'],
  ['it is no call of the contract', 'ไม่ใช่การเรียกตามสัญญา'],
];
const whyOf = (reason: string) => WHY.find(([begins]) => reason.startsWith(begins))?.[1] ?? reason;

/** Reads a file that must be a capsule; the mock says what else is wrong with it. */
async function readCapsule(read: () => Promise<Capsule>): Promise<Capsule> {
  const file: Partial<Capsule> | null = await read();
  if (file?.version === undefined || !Array.isArray(file.calls))
    throw new Error('ไฟล์นี้ไม่ใช่แคปซูล กรุณาเลือกไฟล์ที่ดาวน์โหลดจากหน้านี้');
  return file as Capsule;
}

/** World that is there for a check alone. */
const ASIDE = 'capsule-check';

/** Sends the calls of a file again in a world aside, and shows what became of each. */
function Check() {
  const { doHere } = useAct();
  const [found, setFound] = useState<CheckedCapsule>();
  async function check(read: () => Promise<Capsule>) {
    try {
      const answer = await control.capsule.check.mutate({
        world: ASIDE,
        capsule: await readCapsule(read),
      });
      setFound(answer);
      return answer.verdict;
    } finally {
      await control.worlds.delete.mutate({ world: ASIDE });
    }
  }
  return (
    <Card title="ตรวจแคปซูล">
      <p>เรียกซ้ำตามไฟล์ เฉพาะที่ไม่แก้ข้อมูล ในโลกชั่วคราว แล้วบอกว่าบั๊กหายแล้วหรือยัง โลกนี้ไม่เปลี่ยน</p>
      <JsonFileForm
        words={{ ...text, file: 'ไฟล์ที่จะตรวจ (.json)', open: 'ตรวจ' }}
        onOpen={(read) =>
          void doHere(
            () => check(read),
            (verdict) => `ผลการตรวจ ${verdict}`,
          )
        }
      />
      {found ? <Verdict found={found} /> : null}
    </Card>
  );
}

function verdictWords({ verdict, calls }: CheckedCapsule): string {
  if (verdict === 'FIXED') return 'บั๊กในไฟล์นี้หายแล้ว';
  const isAsked = calls.some(({ outcome }) => outcome === 'still' || outcome === 'fixed');
  return isAsked ? 'บั๊กในไฟล์นี้ยังอยู่' : 'ยังบอกไม่ได้ เพราะคำตอบที่ผิดไม่ได้ถูกเรียกซ้ำ';
}

function Verdict({ found }: { found: CheckedCapsule }) {
  const { verdict, calls } = found;
  return (
    <>
      <p>
        <Tag tone={verdict === 'FIXED' ? 'positive' : 'negative'}>{verdict}</Tag>{' '}
        {verdictWords(found)}
      </p>
      <ul className={layout.lines}>
        {calls.map(({ seq, call, was, now, outcome, why }) => (
          <li key={seq}>
            <Tag tone={OUTCOMES[outcome][1]}>{OUTCOMES[outcome][0]}</Tag>{' '}
            <span className={layout.code}>{call}</span> {was}
            {now === undefined ? '' : ` → ${now}`}
            {why ? <span className={layout.note}> {whyOf(why)}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens a file as a world of its own, and goes there. */
function LoadAsNew() {
  const { act } = useAct();
  const { go } = usePlace();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  async function load(read: () => Promise<Capsule>) {
    const world = name.trim();
    setError(isWorldName(world) ? undefined : 'กรุณากรอกชื่อโลกเป็นตัวอักษรอังกฤษ ตัวเลข - หรือ _');
    if (!isWorldName(world)) return;
    const open = async () => {
      const capsule = await readCapsule(read);
      await control.worlds.create.mutate({ world });
      return control.capsule.import.mutate({ world, capsule });
    };
    if (await act(open, `เปิดแคปซูลเป็นโลก ${world} แล้ว`)) go({ world });
  }
  return (
    <Card title="เปิดแคปซูลเป็นโลกใหม่">
      <div className={layout.form}>
        <TextField
          label="ชื่อโลกใหม่"
          value={name}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <JsonFileForm
        words={{ ...text, file: 'ไฟล์ของโลกใหม่ (.json)', open: 'เปิดเป็นโลกใหม่' }}
        onOpen={(read) => void load(read)}
      />
    </Card>
  );
}

function Load() {
  const { world, act } = useAct();
  const load = (read: () => Promise<Capsule>) =>
    act(
      async () => control.capsule.import.mutate({ world, capsule: await readCapsule(read) }),
      ({ now, calls }) => text.loaded(formatThaiInstant(now), calls),
    );
  return (
    <Card title="เปิดแคปซูลในโลกนี้">
      <p>สภาพของโลกนี้จะถูกแทนที่ทั้งหมด สร้างโลกใหม่ก่อนถ้าอยากเก็บไว้</p>
      <JsonFileForm words={text} onOpen={(read) => void load(read)} />
    </Card>
  );
}
