import { isSuccess } from '@coop/contracts/errors';
import type { RegisterResult } from '@coop/contracts/member/access/register';
import { digitsOnly } from '@coop/format/text/thai-text';
import { Button } from '@coop/ui/button';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { PhoneLink } from '../site/links/phone-link.tsx';
import { guessProblem } from './guessable.ts';
import { PasswordStrength } from './password-strength.tsx';
import type { Proven } from './proof-step.tsx';
import { sayResult } from './result.ts';
import { StepForm, useStep } from './step.tsx';

export interface NewPassword {
  readonly ticket: string;
  readonly otp: string;
  readonly mem_password: string;
}

interface PasswordStepProps {
  readonly proven: Proven;
  readonly setPassword: (body: NewPassword) => Promise<RegisterResult>;
  /** Place to sign in with the new password. */
  readonly logon: string;
  readonly onRestart: () => void;
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

const IDS = {
  otp: 'register-code',
  mem_password: 'register-password',
  again: 'register-again',
} as const;
const EMPTY = { otp: '', mem_password: '', again: '' };
const LEAST = 8;
const TOO_SHORT = 'รหัสผ่านต้องยาวอย่างน้อย 8 ตัวอักษร';

function usePasswordStep({ proven, setPassword, logon, onFailure }: PasswordStepProps) {
  const navigate = useNavigate();
  return useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    send: async ({ otp, mem_password }, refuse) => {
      const body = { ticket: proven.ticket, otp: digitsOnly(otp), mem_password };
      const answer = await setPassword(body);
      const refusals = sayResult(answer);
      if (isSuccess(answer.rc_code))
        await navigate(logon, { replace: true, state: { no: proven.subject } });
      if (answer.field === 'otp' && refusals.length > 0) {
        refuse({ fields: { otp: refusals.join(' ') } });
        return [];
      }
      return refusals;
    },
    onFailure,
    unanswered: 'รหัสผ่านอาจตั้งไว้แล้ว ลองเข้าสู่ระบบด้วยรหัสผ่านใหม่ก่อน หากเข้าไม่ได้จึงขอรหัสใหม่',
  });
}

/** Second step: the code from the phone and a password. */
export function PasswordStep(props: PasswordStepProps) {
  const { proven, onRestart } = props;
  const step = usePasswordStep(props);
  const { form, errorOf } = step;
  const owner = { no: proven.subject, ...proven.typed };
  return (
    <>
      <StepForm step={step} submitWords="ตั้งรหัสผ่าน" busyWords="กำลังบันทึก">
        <p role="status">{`ส่งรหัส 6 หลักไปที่ ${proven.phone} แล้ว รหัสใช้ได้ 5 นาที`}</p>
        <p className="note">
          ไม่ได้รับรหัส หรือไม่ใช่เบอร์ของท่านแล้ว โปรดติดต่อสหกรณ์ <PhoneLink />
        </p>
        <TextField
          {...form.register('otp', {
            validate: (value) => digitsOnly(value).length === 6 || 'รหัสยืนยันเป็นตัวเลข 6 หลัก',
          })}
          id={IDS.otp}
          label="รหัสยืนยัน"
          hint="ตัวเลข 6 หลักจากข้อความในโทรศัพท์"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorOf('otp')}
        />
        <div>
          <PasswordField
            {...form.register('mem_password', {
              minLength: { value: LEAST, message: TOO_SHORT },
              required: TOO_SHORT,
              validate: async (value) => (await guessProblem(value, owner)) ?? true,
            })}
            id={IDS.mem_password}
            label="รหัสผ่านใหม่"
            hint="ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน"
            autoComplete="new-password"
            error={errorOf('mem_password')}
          />
          <PasswordStrength password={form.watch('mem_password')} owner={owner} />
        </div>
        <PasswordField
          {...form.register('again', {
            validate: (value, all) => value === all.mem_password || 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
          })}
          id={IDS.again}
          label="พิมพ์รหัสผ่านใหม่อีกครั้ง"
          autoComplete="new-password"
          error={errorOf('again')}
        />
      </StepForm>
      <Button fullWidth onClick={onRestart}>
        ขอรหัสใหม่
      </Button>
    </>
  );
}
