import { Dialog } from '@coop/ui/dialog';
import { TextField } from '@coop/ui/text-field';
import { useForm } from 'react-hook-form';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { useFormErrors } from '../../parts/form/use-form-errors.ts';
import { isKnownHere, makePasskey, wasCancelled } from '../../parts/passkey/ceremony.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';
import { notify } from '../../toasts/notify.ts';
import { text } from './text-passkeys.ts';

const IDS = { name: 'passkey-name', mem_password: 'passkey-password' } as const;

/** Asks for a name and the password, then the device for a passkey. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const form = useForm({ defaultValues: { name: '', mem_password: '' }, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, IDS);
  const send = submit(async ({ name, mem_password }) => {
    const options = await api('memberPasskeyOptions', { body: { mem_password } });
    try {
      const body = { name, ...(await makePasskey(options)) };
      const answer = await api('memberPasskeyRegister', { body });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      notify.success(answer.rc_des);
    } catch (error) {
      if (wasCancelled(error)) return text.cancelled;
      if (isKnownHere(error)) return text.known;
      throw error;
    }
    await refreshAfter('memberPasskeyRegister');
    onClose();
    return undefined;
  });
  return (
    <Dialog title={text.add} open onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="stack">
        <FormSummary title={text.failed} {...summary} />
        <TextField
          {...form.register('name', { required: text.needName })}
          id={IDS.name}
          label={text.name}
          hint={text.nameHint}
          maxLength={60}
          autoComplete="off"
          error={errorOf('name')}
        />
        <PasswordAgain
          {...form.register('mem_password', { required: text.needPassword })}
          id={IDS.mem_password}
          label={text.password}
          error={errorOf('mem_password')}
        />
        <Submit fullWidth busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Submit>
      </form>
    </Dialog>
  );
}
