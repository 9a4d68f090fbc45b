import { isSuccess } from '@coop/contracts/errors';
import { digitsOnly } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { useApi } from '../../app/api.tsx';
import { PasswordStrength } from '../../app/password-strength.tsx';
import { paths } from '../../app/paths.ts';
import type { Proven } from './proof-step.tsx';
import { sayResult } from './result.ts';
import { StepForm, useStep } from './step.tsx';
import { text } from './text.ts';

interface PasswordStepProps {
  readonly purpose: 'register' | 'forget';
  readonly proven: Proven;
  readonly onRestart: () => void;
}

const IDS = {
  otp: 'register-code',
  mem_password: 'register-password',
  again: 'register-again',
} as const;
const EMPTY = { otp: '', mem_password: '', again: '' };
const LEAST = 8;

function usePasswordStep({ purpose, proven }: PasswordStepProps) {
  const api = useApi();
  const navigate = useNavigate();
  const key = purpose === 'register' ? 'memberRegisterCreate' : 'memberForgetCreate';
  return useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    send: async ({ otp, mem_password }) => {
      const body = { ticket: proven.ticket, otp: digitsOnly(otp), mem_password };
      const answer = await api(key, { body });
      const refusals = sayResult(answer);
      if (isSuccess(answer.rc_code)) await navigate(paths.member.logon, { replace: true });
      return refusals;
    },
  });
}

/** Second step: the code from the phone and a password. */
export function PasswordStep(props: PasswordStepProps) {
  const { proven, onRestart } = props;
  const step = usePasswordStep(props);
  const { form, errorOf } = step;
  return (
    <>
      <StepForm step={step} submitWords={text.finish} busyWords={text.finishing}>
        <p role="status">{text.codeLead(proven.phone)}</p>
        <TextField
          {...form.register('otp', {
            validate: (value) => digitsOnly(value).length === 6 || text.needCode,
          })}
          id={IDS.otp}
          label={text.code}
          hint={text.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorOf('otp')}
        />
        <div>
          <PasswordField
            {...form.register('mem_password', {
              minLength: { value: LEAST, message: text.needPassword },
              required: text.needPassword,
            })}
            id={IDS.mem_password}
            label={text.password}
            hint={text.passwordHint}
            autoComplete="new-password"
            error={errorOf('mem_password')}
          />
          <PasswordStrength password={form.watch('mem_password')} inputs={[proven.membershipNo]} />
        </div>
        <PasswordField
          {...form.register('again', {
            validate: (value, all) => value === all.mem_password || text.mismatch,
          })}
          id={IDS.again}
          label={text.again}
          autoComplete="new-password"
          error={errorOf('again')}
        />
      </StepForm>
      <Button fullWidth onClick={onRestart}>
        {text.restart}
      </Button>
    </>
  );
}
