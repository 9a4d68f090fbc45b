import { PasswordReset } from '@coop/contracts/member/access/password';
import { Dialog } from '@coop/ui/dialog';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { guessProblem } from '../../accounts/guessable.ts';
import { PasswordStrength } from '../../accounts/password-strength.tsx';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { refusalWords } from '../../forms/refusal-words.ts';
import { Submit } from '../../forms/submit.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { useSite } from '../../site/site.tsx';
import { notify } from '../../toasts/notify.ts';

interface ResetDialogProps {
  readonly login: { readonly membership_no: string; readonly mem_password: string };
  readonly onDone: (newPassword: string) => void;
  readonly onClose: () => void;
}

type Form = z.infer<typeof PasswordReset>;

const FIELD_IDS = { mem_password: 'reset-old', newPassword: 'reset-new' } as const;

/** Sends the new password, unless it is easily guessed. */
function useReset({ login, onDone }: ResetDialogProps) {
  const api = useApi();
  const site = useSite();
  const { membership_no, mem_password } = login;
  const form = useForm<Form>({
    resolver: zodResolver(PasswordReset),
    // Field by field: the schema refuses what else a login holds.
    defaultValues: { membership_no, mem_password, newPassword: '' },
    shouldFocusError: false,
  });
  const errors = useFormErrors(form, FIELD_IDS, {
    at: FIELD_IDS.newPassword,
    unanswered: 'รหัสผ่านอาจตั้งไว้แล้ว ปิดหน้าต่างนี้ แล้วลองเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  });
  const send = errors.submit(async (body) => {
    const guessed = await guessProblem(body.newPassword, { no: membership_no });
    if (guessed !== undefined) {
      errors.refuse({ fields: { newPassword: guessed } });
      return undefined;
    }
    const answer = await withRequestedBotCheck(site, (check) =>
      api('memberPasswordResetUpdate', { body: { ...body, ...check } }),
    );
    const refusal = refusalWords(answer);
    if (refusal !== undefined) return refusal;
    notify.success(answer.rc_des, undefined, 'Success');
    onDone(body.newPassword);
    return undefined;
  });
  return { ...errors, form, send };
}

/** A member whose password the cooperative has reset chooses a new one before anything else. */
export function ResetDialog(props: ResetDialogProps) {
  const { form, send, errorOf, summary, busy } = useReset(props);
  return (
    <Dialog title="ตั้งรหัสผ่านใหม่ก่อนใช้งาน" open onClose={props.onClose}>
      <p>สหกรณ์กำหนดให้ท่านตั้งรหัสผ่านใหม่ก่อนเข้าใช้งานครั้งนี้</p>
      <form method="post" noValidate onSubmit={send} className="logon-form">
        <FormSummary title="ตั้งรหัสผ่านใหม่ไม่สำเร็จ" {...summary} />
        <TextField
          {...form.register('membership_no')}
          label="เลขทะเบียนสมาชิก"
          autoComplete="username"
          readOnly
        />
        <PasswordField
          {...form.register('mem_password')}
          id={FIELD_IDS.mem_password}
          label="รหัสผ่านเดิม"
          autoComplete="current-password"
          error={errorOf('mem_password')}
        />
        <div>
          <PasswordField
            {...form.register('newPassword')}
            id={FIELD_IDS.newPassword}
            label="รหัสผ่านใหม่"
            hint="ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน"
            autoComplete="new-password"
            error={errorOf('newPassword')}
          />
          <PasswordStrength
            password={form.watch('newPassword')}
            owner={{ no: props.login.membership_no }}
          />
        </div>
        <Submit fullWidth busy={busy} busyLabel="กำลังบันทึก">
          ตั้งรหัสผ่านใหม่
        </Submit>
      </form>
    </Dialog>
  );
}
