import type { Response } from '@coop/contracts/endpoints';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../../accounts/devices.module.css';
import { PasswordAgain } from '../../accounts/password-again.tsx';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { refusalWords } from '../../forms/refusal-words.ts';
import { Submit } from '../../forms/submit.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { paths } from '../../site/paths.ts';

const IDS = { name: 'relative-name', days: 'relative-days', mem_password: 'relative-password' };
const EMPTY = { name: '', days: '30', mem_password: '' };
const DAYS = ['7', '30', '90'].map((value) => ({ value, label: `${value} วัน` }));

type Invitation = Response<'memberRelativeInvite'>;

/** Groups of four, as one reads them out. */
const grouped = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Makes the code for a relative, for whom and for how long, and shows it once. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Invitation>();
  return (
    <Dialog title="ให้ญาติดูข้อมูล" open onClose={onClose}>
      {made?.code ? (
        <Code code={made.code} until={made.code_until} onClose={onClose} />
      ) : (
        <InviteForm onMade={setMade} />
      )}
    </Dialog>
  );
}

function Code(props: { code: string; until: string | undefined; onClose: () => void }) {
  const { code, until, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h3 tabIndex={-1} ref={heading}>
        รหัสเชิญ
      </h3>
      <p className={styles.code}>{grouped(code)}</p>
      <p>บอกรหัสนี้แก่ญาติด้วยตนเอง รหัสแสดงครั้งเดียว ใช้ได้ครั้งเดียว</p>
      {until && (
        <p>
          รหัสใช้ได้ถึง <span className="nowrap">{formatThaiDateTime(until)}</span>
        </p>
      )}
      <p>
        ให้ญาติเปิดหน้านี้ แล้วกรอกเลขทะเบียนของท่านและรหัสเชิญ
        <br />
        <strong>
          {location.host}
          <wbr />
          {paths.member.relative}
        </strong>
      </p>
      <Button variant="primary" fullWidth onClick={onClose}>
        จดรหัสแล้ว
      </Button>
    </div>
  );
}

function InviteForm({ onMade }: { onMade: (made: Invitation) => void }) {
  const { run } = useCall('memberRelativeInvite');
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, IDS, {
    unanswered: 'อาจออกรหัสไปแล้วโดยท่านไม่เห็น หากออกรหัสใหม่ ให้ยกเลิกรายการเดิมที่รอใช้รหัส',
  });
  const send = submit(async ({ days, ...typed }) => {
    const made = await run({ body: { ...typed, days: Number(days) } });
    if (!made) return undefined;
    const refusal = refusalWords(made);
    if (refusal !== undefined) return refusal;
    if (!made.code) return 'ระบบตอบกลับไม่ครบถ้วน โปรดยกเลิกรายการนี้แล้วออกรหัสใหม่';
    onMade(made);
    return undefined;
  });
  return (
    <form method="post" noValidate onSubmit={send} className="stack">
      <FormSummary title="ออกรหัสเชิญไม่สำเร็จ" {...summary} />
      <TextField
        {...form.register('name', { required: 'กรุณากรอกชื่อญาติ' })}
        id={IDS.name}
        label="ชื่อที่ท่านเรียกญาติ"
        hint="เช่น ลูกสาว หรือชื่อเล่น"
        maxLength={60}
        autoComplete="off"
        error={errorOf('name')}
      />
      <SelectField
        {...form.register('days')}
        id={IDS.days}
        label="ให้ดูได้กี่วัน"
        options={DAYS}
        error={errorOf('days')}
      />
      <PasswordAgain
        {...form.register('mem_password', { required: 'กรุณากรอกรหัสผ่าน' })}
        id={IDS.mem_password}
        label="รหัสผ่านของท่าน"
        error={errorOf('mem_password')}
      />
      <Submit fullWidth busy={busy} busyLabel="กำลังออกรหัส">
        ออกรหัสเชิญ
      </Submit>
    </form>
  );
}
