import type { Result } from '@coop/contracts/entry/wire';
import { PasswordChange } from '@coop/contracts/member/access/password';
import type { PasswordOwner } from '@coop/format/chosen-password';
import { PasswordField } from '@coop/ui/password-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormSummary } from '../forms/form-summary.tsx';
import { refusalWords } from '../forms/refusal-words.ts';
import { Submit } from '../forms/submit.tsx';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { LeaveQuestion } from '../requests/leave-question.tsx';
import { groupOwner, holdDraft } from '../session/drafts.ts';
import { type Area, SESSIONS } from '../session/session-end.ts';
import { notify } from '../toasts/notify.ts';
import { guessProblem } from './guessable.ts';
import styles from './password-form.module.css';
import { PasswordStrength } from './password-strength.tsx';

const Form = z.extend(PasswordChange, { again: z.string() }).check(
  z.refine((form) => form.again === form.mem_password, {
    path: ['again'],
    error: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน',
  }),
);
type Form = z.infer<typeof Form>;

const EMPTY: Form = { mem_password: '', mem_oldpassword: '', again: '' };
const FIELD_IDS = {
  mem_oldpassword: 'password-old',
  mem_password: 'password-new',
  again: 'password-again',
} as const;

interface PasswordFormProps {
  /** Area whose password it is. */
  readonly area: Area;
  readonly save: (body: { mem_password: string; mem_oldpassword: string }) => Promise<Result>;
  /** Says that the call failed. */
  readonly onFailure: (error: unknown) => void;
  /** User name, for password managers. */
  readonly username: string;
  /** Names of the person or the agency: a password made of them is weak. */
  readonly names: readonly string[];
  /** Further words about the person whose password it is, which must not be in it. */
  readonly known?: Pick<PasswordOwner, 'birthDate' | 'numbers'>;
}

/** The form, restored after a session ended while it was typed; a draft is kept in no other case. */
function usePasswordForm(area: Area, username: string) {
  const owner = area === 'member' ? undefined : groupOwner(username);
  const [held] = useState(() => holdDraft<Form>('password', owner));
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: held.read() ?? EMPTY,
    shouldFocusError: false,
  });
  useEffect(() => {
    held.drop();
    const { session } = SESSIONS[area];
    return () => {
      if (!session.get() && !session.isLeft()) held.keep(form.getValues());
    };
  }, [held, form, area]);
  return form;
}

/** Old password, new password twice, and how strong the new one is; for members and agencies. */
export function PasswordForm(props: PasswordFormProps) {
  const { area, save, onFailure, username, names, known } = props;
  const form = usePasswordForm(area, username);
  const { errorOf, summary, refuse, busy, submit } = useFormErrors(form, FIELD_IDS, {
    onFailure,
    unanswered: 'รหัสผ่านอาจเปลี่ยนแล้ว เมื่อเข้าสู่ระบบครั้งต่อไป ลองใช้รหัสผ่านใหม่ก่อน',
  });
  const owner = { no: username, names, ...known };
  const change = submit(async ({ mem_password, mem_oldpassword }) => {
    const guessed = await guessProblem(mem_password, owner);
    if (guessed !== undefined) {
      refuse({ fields: { mem_password: guessed } });
      return undefined;
    }
    const answer = await save({ mem_password, mem_oldpassword });
    const refusal = refusalWords(answer);
    if (refusal === undefined) {
      form.reset(EMPTY);
      notify.success(answer.rc_des, undefined, 'Success');
    } else {
      notify.error(refusal);
      refuse({ fields: { mem_oldpassword: refusal } });
    }
    return undefined;
  });
  return (
    <form method="post" noValidate onSubmit={change} className={styles.form}>
      <LeaveQuestion isTyped={form.formState.isDirty} />
      <FormSummary title="เปลี่ยนรหัสผ่านไม่สำเร็จ" {...summary} />
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.register('mem_oldpassword')}
        id={FIELD_IDS.mem_oldpassword}
        label="รหัสผ่านเดิม"
        autoComplete="current-password"
        error={errorOf('mem_oldpassword')}
      />
      <div>
        <PasswordField
          {...form.register('mem_password')}
          id={FIELD_IDS.mem_password}
          label="รหัสผ่านใหม่"
          hint="ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน"
          autoComplete="new-password"
          error={errorOf('mem_password')}
        />
        <PasswordStrength password={form.watch('mem_password')} owner={owner} />
      </div>
      <PasswordField
        {...form.register('again')}
        id={FIELD_IDS.again}
        label="พิมพ์รหัสผ่านใหม่อีกครั้ง"
        autoComplete="new-password"
        error={errorOf('again')}
      />
      <Submit busy={busy} busyLabel="กำลังบันทึก">
        เปลี่ยนรหัสผ่าน
      </Submit>
    </form>
  );
}
