import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import { PasswordReset } from '@coop/contracts/member/password';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApi } from '../../client/api.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import styles from './logon.module.css';
import { text } from './text.ts';
import { resetText } from './text-reset.ts';

interface ResetDialogProps {
  readonly login: { readonly membership_no: string; readonly mem_password: string };
  readonly onDone: (newPassword: string) => void;
  readonly onClose: () => void;
}

type Form = z.infer<typeof PasswordReset>;

/** A member whose password the cooperative has reset chooses a new one before anything else. */
export default function ResetDialog({ login, onDone, onClose }: ResetDialogProps) {
  const api = useApi();
  const { membership_no, mem_password } = login;
  const form = useForm<Form>({
    resolver: zodResolver(PasswordReset),
    // Field by field: the schema refuses what else a login holds.
    defaultValues: { membership_no, mem_password, newPassword: '' },
  });
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const { errors } = form.formState;

  const refuse = (message: string) => {
    form.setError('root', { message });
    setFailures((count) => count + 1);
  };
  const submit = form.handleSubmit(async (body) => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await api('memberPasswordResetUpdate', { body });
      if (!isSuccess(rc_code)) return refuse(rc_des || CANNOT_CONNECT_TH);
      notify.success(rc_des, undefined, 'Success');
      onDone(body.newPassword);
    } catch (error) {
      refuse(
        error instanceof ApiError ? (error.fields.newPassword ?? error.text) : failureWords(error),
      );
    } finally {
      setBusy(false);
    }
  });

  return (
    <Dialog title={resetText.title} open onClose={onClose}>
      <p>{resetText.reason}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        {errors.root?.message && (
          <ErrorSummary
            key={failures}
            title={resetText.failed}
            errors={[{ fieldId: 'reset-new', message: errors.root.message }]}
          />
        )}
        <TextField
          {...form.register('membership_no')}
          label={text.membershipNo}
          autoComplete="username"
          readOnly
        />
        <PasswordField
          {...form.register('mem_password')}
          label={resetText.oldPassword}
          autoComplete="current-password"
          error={errors.mem_password?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          id="reset-new"
          label={resetText.newPassword}
          hint={resetText.newPasswordHint}
          autoComplete="new-password"
          error={errors.newPassword?.message}
        />
        <Button type="submit" variant="primary" fullWidth busy={busy} busyLabel={resetText.busy}>
          {resetText.submit}
        </Button>
      </form>
    </Dialog>
  );
}
