import { type MemberPush, PUSH_KINDS } from '@coop/contracts/member/access/push';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { SelectField } from '@coop/ui/select-field';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { sayOutcome } from '../../forms/say-outcome.ts';
import { Submit } from '../../forms/submit.tsx';
import { LeaveQuestion } from '../../requests/leave-question.tsx';
import { noticeKinds } from '../code-words/code-words.ts';
import styles from './notice-setting.module.css';
import { text } from './text.ts';

type Settings = Pick<MemberPush, 'kinds' | 'quiet_from' | 'quiet_to' | 'show_amounts'>;

const NIGHT = { quiet_from: '21:00', quiet_to: '07:00' } as const;
const NEVER = { quiet_from: '', quiet_to: '' } as const;
/** A backend may send something else. */
const isTime = (time: unknown) => typeof time === 'string' && /^\d\d:\d\d$/.test(time);
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Every full hour, and what was set elsewhere. */
const hoursWith = (chosen: string) =>
  [...new Set([...HOURS, chosen])].sort().map((value) => ({ value, label: `${value} น.` }));

const readSettings = ({ kinds, quiet_from, quiet_to, show_amounts }: MemberPush): Settings => ({
  kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
  ...(isTime(quiet_from) && isTime(quiet_to) ? { quiet_from, quiet_to } : NEVER),
  show_amounts: show_amounts === true,
});

/** Shows which notices come, when, and whether they name amounts: for all devices of the member. */
export function Choices({ data, canSave }: { data: MemberPush; canSave: boolean }) {
  const { busy, run } = useCall('memberPushSettingSave');
  const [settings, setSettings] = useState(() => readSettings(data));
  const [isChanged, setChanged] = useState(false);
  const change = (part: Partial<Settings>) => {
    setChanged(true);
    setSettings({ ...settings, ...part });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await sayOutcome(run({ body: settings }))) setChanged(false);
  };
  return (
    <Card title={text.choices}>
      <LeaveQuestion isTyped={isChanged} />
      <form method="post" onSubmit={save}>
        <fieldset disabled={!canSave} className={styles.form} aria-label={text.choices}>
          <div className={styles.kinds}>
            {PUSH_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                label={noticeKinds[kind]}
                checked={settings.kinds.includes(kind)}
                onChange={({ target }) => {
                  const others = settings.kinds.filter((other) => other !== kind);
                  change({ kinds: target.checked ? [...others, kind] : others });
                }}
              />
            ))}
          </div>
          <p className="note">เรื่องความปลอดภัยของบัญชี เช่น การเข้าสู่ระบบจากอุปกรณ์ใหม่ แจ้งเสมอ</p>
          <Quiet settings={settings} change={change} />
          <Checkbox
            label="แสดงจำนวนเงินบนหน้าจอล็อก"
            hint="ผู้ที่อยู่ใกล้อาจเห็นจำนวนเงินของท่านได้"
            checked={settings.show_amounts}
            onChange={({ target }) => change({ show_amounts: target.checked })}
          />
        </fieldset>
        {canSave && (
          <p className={`${styles.actions} no-print`}>
            <Submit busy={busy} busyLabel="กำลังบันทึก">
              บันทึก
            </Submit>
          </p>
        )}
      </form>
    </Card>
  );
}

function Quiet(props: { settings: Settings; change: (part: Partial<Settings>) => void }) {
  const {
    settings: { quiet_from, quiet_to },
    change,
  } = props;
  const isQuiet = quiet_from !== '';
  return (
    <div>
      <Checkbox
        label="งดแจ้งในบางช่วงเวลา"
        hint="เรื่องที่เกิดในช่วงนี้ จะแจ้งเมื่อพ้นเวลา"
        checked={isQuiet}
        onChange={({ target }) => change(target.checked ? NIGHT : NEVER)}
      />
      {isQuiet && (
        <div className={styles.hours}>
          <SelectField
            label="งดตั้งแต่"
            value={quiet_from}
            options={hoursWith(quiet_from)}
            onChange={({ target }) => change({ quiet_from: target.value })}
          />
          <SelectField
            label="จนถึง"
            value={quiet_to}
            options={hoursWith(quiet_to)}
            onChange={({ target }) => change({ quiet_to: target.value })}
          />
        </div>
      )}
    </div>
  );
}
