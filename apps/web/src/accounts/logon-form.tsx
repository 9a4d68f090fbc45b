import { digitsOnly } from '@coop/format/text/thai-text';
import { Checkbox } from '@coop/ui/checkbox';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { useForm } from 'react-hook-form';
import { FormSummary } from '../forms/form-summary.tsx';
import { Submit } from '../forms/submit.tsx';
import { useFormErrors } from '../forms/use-form-errors.ts';
import type { Login } from './use-logon.ts';

/** Names of the numbers that people sign in with, as the specification has them. */
export type NumberName = 'membership_no' | 'memgroup_no';

type Typed = Record<NumberName, string> & Omit<Login, 'no'>;

export interface LogonFormProps<No extends NumberName> {
  /** Name of the number's field. */
  readonly no: No;
  readonly ids: Readonly<Record<No | 'mem_password', string>>;
  /** Digits of the shortest number that is right, and of the longest that the wire takes. */
  readonly digits: readonly [least: number, most: number];
  /** The digits as the wire wants them. */
  readonly tidy?: (digits: string) => string;
  readonly text: Readonly<
    Record<'number' | 'numberHint' | 'needNumber' | 'password' | 'needPassword', string> &
      Record<'remember' | 'submit' | 'busy' | 'failed', string> & { rememberHint?: string }
  >;
}

interface Sending {
  /** The number of somebody who has just chosen a password. */
  readonly knownNo: string | undefined;
  readonly signIn: (login: Login) => Promise<string | undefined>;
  /** Path of the page that follows; its code is loaded while the form is filled in. */
  readonly next: string;
  /** Somebody enters the form. */
  readonly onFocus: () => void;
  /** Hears of the number as it is typed. */
  readonly onNumber: (typed: string) => void;
}

/** Number, password, and whether to be remembered on this device. */
export function LogonForm<No extends NumberName>(props: LogonFormProps<No> & Sending) {
  const { no, ids, digits, tidy = String, text, knownNo, signIn, next, onFocus, onNumber } = props;
  const [leastDigits, mostDigits] = digits;
  // No values to begin with: what was typed before the script came, or filled in by the browser, is what the form holds.
  const form = useForm<Typed>({ shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, ids);
  const send = submit(async ({ mem_password, remember, ...typed }) => {
    const number = tidy(digitsOnly(typed[no]));
    form.setValue<NumberName>(no, number);
    const refusal = await signIn({ no: number, mem_password, remember });
    // Nothing typed is lost but the password.
    if (refusal) form.resetField('mem_password');
    return refusal;
  });
  return (
    // As a POST what was typed would never stand in an address, also before the script has come.
    <form
      method="post"
      noValidate
      data-next={next}
      onFocus={onFocus}
      onSubmit={send}
      className="logon-form"
    >
      <FormSummary title={text.failed} {...summary} />
      <TextField
        {...form.register<NumberName>(no, {
          validate: (typed) => digitsOnly(typed).length >= leastDigits || text.needNumber,
          onChange: ({ target }) => onNumber(target.value),
        })}
        id={ids[no]}
        defaultValue={knownNo}
        label={text.number}
        hint={text.numberHint}
        error={errorOf(no)}
        inputMode="numeric"
        autoComplete="username"
        digits={mostDigits}
      />
      <PasswordField
        {...form.register('mem_password', { required: text.needPassword })}
        id={ids.mem_password}
        label={text.password}
        error={errorOf('mem_password')}
        autoComplete="current-password"
      />
      <Checkbox {...form.register('remember')} label={text.remember} hint={text.rememberHint} />
      <Submit fullWidth busy={busy} busyLabel={text.busy}>
        {text.submit}
      </Submit>
    </form>
  );
}
