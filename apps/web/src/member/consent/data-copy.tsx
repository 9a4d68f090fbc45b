import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { saveFile } from '../../parts/export/export-table.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { useFormErrors } from '../../parts/form/use-form-errors.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';
import { useSite } from '../../site/site.tsx';
import { text } from './text.ts';

const FIELD_IDS = { mem_password: 'copy-password' } as const;

/** Everything the portal holds of the member as one file, behind the password; nothing of it stays in the page. */
export function DataCopy() {
  const api = useApi();
  const { coopNameTH } = useSite();
  const [made, setMade] = useState(false);
  const form = useForm({ defaultValues: { mem_password: '' }, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, FIELD_IDS);
  const make = submit(async ({ mem_password }) => {
    setMade(false);
    const copy = await api('memberDataCopyCreate', { body: { mem_password } });
    if (copy.sections.length === 0) return text.incomplete;
    const { copyFileName, copyPage } = await import('./copy-page.ts');
    const page = new Blob([copyPage(copy, coopNameTH)], { type: 'text/html;charset=utf-8' });
    saveFile(copyFileName(copy), page);
    form.reset();
    setMade(true);
    await refreshAfter('memberDataCopyCreate');
    return undefined;
  });
  return (
    <div className="no-print">
      <Card title={text.copy}>
        <form method="post" noValidate onSubmit={make} className="stack">
          <FormSummary title={text.failed} {...summary} />
          <p>{text.copyLead}</p>
          <PasswordAgain
            {...form.register('mem_password', { required: text.required })}
            id={FIELD_IDS.mem_password}
            label={text.password}
            error={errorOf('mem_password')}
          />
          <p>
            <Button type="submit" busy={busy} busyLabel={text.making}>
              {text.make}
            </Button>
          </p>
          <p role="status">{made ? text.made : ''}</p>
        </form>
      </Card>
    </div>
  );
}
