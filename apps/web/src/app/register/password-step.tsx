import { isSuccess } from '@coop/contracts/errors';
import type { RegisterResult } from '@coop/contracts/member/register';
import { digitsOnly } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureWords, notify } from '../notify.ts';
import { PasswordStrength } from '../password-strength.tsx';
import styles from './register.module.css';
import { sayResult } from './result.ts';
import { text } from './text.ts';

/** What this step needs to know of the one before. */
export interface Proven {
  readonly ticket: string;
  readonly phone: string;
  /** Whose access it is: a password made of it is weak. */
  readonly subject: string;
}

interface PasswordStepProps {
  readonly proven: Proven;
  readonly setPassword: (body: {
    ticket: string;
    otp: string;
    mem_password: string;
  }) => Promise<RegisterResult>;
  /** Where to sign in with the new password. */
  readonly logon: string;
  readonly onRestart: () => void;
}

const FIELD_IDS = {
  otp: 'register-code',
  mem_password: 'register-password',
  again: 'register-again',
} as const;
const FIELDS = Object.keys(FIELD_IDS) as (keyof typeof FIELD_IDS)[];
const EMPTY = { otp: '', mem_password: '', again: '' };
const LEAST = 8;

/** Second step: the code from the phone and a password. */
export function PasswordStep({ proven, setPassword, logon, onRestart }: PasswordStepProps) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const { errors } = form.formState;

  const finish = async ({ otp, mem_password }: typeof EMPTY) => {
    setBusy(true);
    try {
      const body = { ticket: proven.ticket, otp: digitsOnly(otp), mem_password };
      const answer = await setPassword(body);
      setRefusals(sayResult(answer));
      if (isSuccess(answer.rc_code)) await navigate(logon, { replace: true });
    } catch (error) {
      setRefusals([failureWords(error)]);
      notify.error(failureWords(error));
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  };
  const submit = form.handleSubmit(finish, () => {
    setRefusals([]);
    setAttempts((count) => count + 1);
  });

  const summary = [
    ...refusals.map((message) => ({ fieldId: FIELD_IDS.otp, message })),
    ...FIELDS.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
    }),
  ];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {summary.length > 0 && <ErrorSummary key={attempts} title={text.failed} errors={summary} />}
      <p role="status">{text.codeLead(proven.phone)}</p>
      <TextField
        {...form.register('otp', {
          validate: (value) => digitsOnly(value).length === 6 || text.needCode,
        })}
        id={FIELD_IDS.otp}
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.otp?.message}
      />
      <div>
        <PasswordField
          {...form.register('mem_password', {
            minLength: { value: LEAST, message: text.needPassword },
            required: text.needPassword,
          })}
          id={FIELD_IDS.mem_password}
          label={text.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          error={errors.mem_password?.message}
        />
        <PasswordStrength password={form.watch('mem_password')} inputs={[proven.subject]} />
      </div>
      <PasswordField
        {...form.register('again', {
          validate: (value, all) => value === all.mem_password || text.mismatch,
        })}
        id={FIELD_IDS.again}
        label={text.again}
        autoComplete="new-password"
        error={errors.again?.message}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy} busyLabel={text.finishing}>
        {text.finish}
      </Button>
      <Button onClick={onRestart}>{text.restart}</Button>
    </form>
  );
}
