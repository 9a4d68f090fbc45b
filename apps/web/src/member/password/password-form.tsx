import { isSuccess } from '@coop/contracts/errors';
import { PasswordChange } from '@coop/contracts/member/password';
import { Button } from '@coop/ui/button';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../app/api.tsx';
import { holdDraft } from '../../app/drafts.ts';
import { failureWords, notify } from '../../app/notify.ts';
import { PasswordStrength } from '../../app/password-strength.tsx';
import { memberSession, useMemberSession } from '../../app/session.ts';
import styles from './password.module.css';
import { text } from './text.ts';

const Form = z
  .extend(PasswordChange, { again: z.string() })
  .check(
    z.refine((form) => form.again === form.mem_password, { path: ['again'], error: text.mismatch }),
  );
type Form = z.infer<typeof Form>;

const EMPTY: Form = { mem_password: '', mem_oldpassword: '', again: '' };
const FIELD_IDS = {
  mem_oldpassword: 'password-old',
  mem_password: 'password-new',
  again: 'password-again',
} as const;
const FIELDS = Object.keys(FIELD_IDS) as (keyof typeof FIELD_IDS)[];

/** The form, filled in as it was when the session ended in the middle; no other way out of the page leaves anything. */
function usePasswordForm() {
  const [held] = useState(() => holdDraft<Form>('password'));
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: held.read() ?? EMPTY,
    shouldFocusError: false,
  });
  useEffect(() => {
    held.drop();
    return () => {
      if (!memberSession.get() && !memberSession.endedOnPurpose()) held.keep(form.getValues());
    };
  }, [held, form]);
  return form;
}

/** Old password, new password twice, and how strong the new one is. */
export function PasswordForm() {
  const api = useApi();
  const session = useMemberSession();
  const form = usePasswordForm();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const { errors } = form.formState;

  const change = async ({ mem_password, mem_oldpassword }: Form) => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await api('memberPasswordUpdate', {
        body: { mem_password, mem_oldpassword },
      });
      if (isSuccess(rc_code)) {
        form.reset(EMPTY);
        notify.success(rc_des, undefined, 'Success');
      } else {
        form.setError('mem_oldpassword', { message: rc_des });
        notify.error(rc_des);
        setFailures((count) => count + 1);
      }
    } catch (error) {
      notify.error(failureWords(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = form.handleSubmit(change, () => setFailures((count) => count + 1));

  const summary = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
  });
  const { member_name = '', member_surname = '' } = session?.member ?? {};
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {failures > 0 && summary.length > 0 && (
        <ErrorSummary key={failures} title={text.failed} errors={summary} />
      )}
      {/* Password managers want to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={session?.membership_no ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...form.register('mem_oldpassword')}
        id={FIELD_IDS.mem_oldpassword}
        label={text.old}
        autoComplete="current-password"
        error={errors.mem_oldpassword?.message}
      />
      <div>
        <PasswordField
          {...form.register('mem_password')}
          id={FIELD_IDS.mem_password}
          label={text.fresh}
          hint={text.freshHint}
          autoComplete="new-password"
          error={errors.mem_password?.message}
        />
        <PasswordStrength
          password={form.watch('mem_password')}
          inputs={[session?.membership_no ?? '', member_name, member_surname]}
        />
      </div>
      <PasswordField
        {...form.register('again')}
        id={FIELD_IDS.again}
        label={text.again}
        autoComplete="new-password"
        error={errors.again?.message}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
