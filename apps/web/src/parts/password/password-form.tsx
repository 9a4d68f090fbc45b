import type { Result } from '@coop/contracts/entry/wire';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import { PasswordChange } from '@coop/contracts/member/password';
import { Button } from '@coop/ui/button';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { groupOwner, holdDraft } from '../../session/drafts.ts';
import { groupSession, memberSession } from '../../session/session.ts';
import { notify } from '../../toasts/notify.ts';
import styles from './password-form.module.css';
import { text } from './password-form-text.ts';
import { PasswordStrength } from './password-strength.tsx';

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

/** Whose password it is. */
type Area = 'member' | 'membergroup';

interface PasswordFormProps {
  readonly area: Area;
  readonly save: (body: { mem_password: string; mem_oldpassword: string }) => Promise<Result>;
  /** Says that the call failed. */
  readonly onFailure: (error: unknown) => void;
  /** User name, for password managers. */
  readonly username: string;
  /** Names of the person or the agency: a password made of them is weak. */
  readonly names: readonly string[];
}

/** The form, restored after a session ended meanwhile; a draft is kept in no other case. */
function usePasswordForm(area: Area, username: string) {
  const [held] = useState(() =>
    area === 'member'
      ? holdDraft<Form>('password')
      : holdDraft<Form>('password', groupOwner(username)),
  );
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: held.read() ?? EMPTY,
    shouldFocusError: false,
  });
  useEffect(() => {
    held.drop();
    const session = area === 'member' ? memberSession : groupSession;
    return () => {
      if (!session.get() && !session.isLeft()) held.keep(form.getValues());
    };
  }, [held, form, area]);
  return form;
}

/** Old password, new password twice, and how strong the new one is; for members and agencies. */
export function PasswordForm({ area, save, onFailure, username, names }: PasswordFormProps) {
  const form = usePasswordForm(area, username);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const { errors } = form.formState;

  const change = async ({ mem_password, mem_oldpassword }: Form) => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await save({ mem_password, mem_oldpassword });
      if (isSuccess(rc_code)) {
        form.reset(EMPTY);
        notify.success(rc_des, undefined, 'Success');
      } else {
        form.setError('mem_oldpassword', { message: rc_des || CANNOT_CONNECT_TH });
        notify.error(rc_des);
        setFailures((count) => count + 1);
      }
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = form.handleSubmit(change, () => setFailures((count) => count + 1));

  const summary = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {failures > 0 && summary.length > 0 && (
        <ErrorSummary key={failures} title={text.failed} errors={summary} />
      )}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
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
        <PasswordStrength password={form.watch('mem_password')} inputs={[username, ...names]} />
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
