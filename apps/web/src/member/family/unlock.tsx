import type { MemberFamily } from '@coop/contracts/member/family';
import { Card } from '@coop/ui/card';
import { useForm } from 'react-hook-form';
import { useApi } from '../../client/api.tsx';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { Submit } from '../../parts/form/submit.tsx';
import { useFormErrors } from '../../parts/form/use-form-errors.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';
import { text } from './text.ts';

const FIELD_IDS = { mem_password: 'family-password' } as const;

/** Asks for the password once more, and hands over what it opens; nothing of either is kept. */
export function Unlock({ onOpen }: { onOpen: (sheet: MemberFamily) => void }) {
  const api = useApi();
  const form = useForm({ defaultValues: { mem_password: '' }, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, FIELD_IDS);
  const open = submit(async ({ mem_password }) => {
    const sheet = await api('memberFamilyShow', { body: { mem_password } });
    // Everybody has shares: an answer without a line must not read as no debt and no guarantors.
    if (sheet.lines.length === 0) return text.incomplete;
    onOpen(sheet);
    return undefined;
  });
  return (
    <Card>
      <form method="post" noValidate onSubmit={open} className="stack">
        <FormSummary title={text.failed} {...summary} />
        <p>{text.lead}</p>
        <PasswordAgain
          {...form.register('mem_password', { required: text.required })}
          id={FIELD_IDS.mem_password}
          label={text.password}
          error={errorOf('mem_password')}
        />
        <p>
          <Submit busy={busy} busyLabel={text.opening}>
            {text.open}
          </Submit>
        </p>
        <p className="note">{text.notKept}</p>
      </form>
    </Card>
  );
}
