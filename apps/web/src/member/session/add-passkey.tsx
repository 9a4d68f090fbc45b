import { Dialog } from '@coop/ui/dialog';
import { TextField } from '@coop/ui/text-field';
import { useForm } from 'react-hook-form';
import { isKnownHere, makePasskey, wasCancelled } from '../../accounts/ceremony.ts';
import { PasswordAgain } from '../../accounts/password-again.tsx';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { refusalWords } from '../../forms/refusal-words.ts';
import { Submit } from '../../forms/submit.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { notify } from '../../toasts/notify.ts';

const IDS = { name: 'passkey-name', mem_password: 'passkey-password' } as const;

const EMPTY = { name: '', mem_password: '' };

/** Asks for a name and the password, then the device for a passkey. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const { run } = useCall('memberPasskeyRegister', async (api, typed: typeof EMPTY) => {
    const { name, mem_password } = typed;
    const options = await api('memberPasskeyOptions', { body: { mem_password } });
    return api('memberPasskeyRegister', { body: { name, ...(await makePasskey(options)) } });
  });
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, IDS);
  const send = submit(async (typed) => {
    try {
      const answer = await run(typed);
      if (!answer) return undefined;
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      notify.success(answer.rc_des);
    } catch (error) {
      if (wasCancelled(error)) return 'ท่านยังไม่ได้ยืนยันกับเครื่อง ลองใหม่ได้';
      if (isKnownHere(error)) return 'เครื่องนี้มีพาสคีย์ของท่านแล้ว';
      throw error;
    }
    onClose();
    return undefined;
  });
  return (
    <Dialog title="เพิ่มพาสคีย์ของเครื่องนี้" open onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="stack">
        <FormSummary title="เพิ่มพาสคีย์ไม่สำเร็จ" {...summary} />
        <TextField
          {...form.register('name', { required: 'กรุณาตั้งชื่อพาสคีย์' })}
          id={IDS.name}
          label="ชื่อพาสคีย์"
          hint="เช่น โทรศัพท์ หรือคอมพิวเตอร์ที่บ้าน ใช้แยกว่าเป็นของเครื่องใด"
          maxLength={60}
          autoComplete="off"
          error={errorOf('name')}
        />
        <PasswordAgain
          {...form.register('mem_password', { required: 'กรุณากรอกรหัสผ่าน' })}
          id={IDS.mem_password}
          label="รหัสผ่านของท่าน"
          error={errorOf('mem_password')}
        />
        <Submit fullWidth busy={busy} busyLabel="รอเครื่องของท่าน">
          เพิ่มพาสคีย์
        </Submit>
      </form>
    </Dialog>
  );
}
