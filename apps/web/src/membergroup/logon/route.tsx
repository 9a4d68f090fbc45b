import { digitsOnly } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './logon.module.css';
import { text } from './text.ts';
import { type LogonForm, useLogon } from './use-logon.ts';

const FIELD_IDS = { memgroup_no: 'group-number', mem_password: 'group-password' } as const;
const FIELDS = Object.keys(FIELD_IDS) as (keyof typeof FIELD_IDS)[];
const [LEAST, LONGEST] = [5, 12];

/** Refuses every sign but a digit as it is typed or pasted (specification 5); Thai digits turn into 0-9. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const kept = digitsOnly(field.value).slice(0, LONGEST);
  if (kept !== field.value) field.value = kept;
}

/** /membergroup/logon */
export default function Logon() {
  const site = useSite();
  const heading = usePageFocus();
  // No values to begin with, as on the members' page: the form holds what was typed before the script came.
  const form = useForm<LogonForm>({ shouldFocusError: false });
  const [failures, setFailures] = useState(0);
  const logon = useLogon();
  const { errors } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      const refusal = await logon.signIn(values);
      if (refusal === undefined) return;
      // Nothing typed is lost but the password.
      form.resetField('mem_password');
      form.setError('root', { message: refusal });
      setFailures((count) => count + 1);
    },
    () => setFailures((count) => count + 1),
  );
  const root = errors.root?.message;
  const summary = [
    ...(root ? [{ fieldId: FIELD_IDS.memgroup_no, message: root }] : []),
    ...FIELDS.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
    }),
  ];
  return (
    <div className={styles.page}>
      <PageMeta
        title={`${summary.length > 0 ? 'ผิดพลาด: ' : ''}${text.title} · ${text.system}`}
        noIndex
      />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {text.title}
        </h1>
        <p className="note">{text.system}</p>
        <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
          {summary.length > 0 && (
            <ErrorSummary key={failures} title={text.failed} errors={summary} />
          )}
          <TextField
            {...form.register('memgroup_no', {
              validate: (value) => digitsOnly(value).length >= LEAST || text.needAgencyNo,
            })}
            id={FIELD_IDS.memgroup_no}
            label={text.agencyNo}
            hint={text.agencyHint}
            error={errors.memgroup_no?.message}
            inputMode="numeric"
            autoComplete="username"
            onInput={keepDigits}
          />
          <PasswordField
            {...form.register('mem_password', { required: text.needPassword })}
            id={FIELD_IDS.mem_password}
            label={text.password}
            error={errors.mem_password?.message}
            autoComplete="current-password"
          />
          <Checkbox {...form.register('remember')} label={text.remember} />
          <Button type="submit" variant="primary" fullWidth busy={logon.busy} busyLabel={text.busy}>
            {text.submit}
          </Button>
        </form>
        <p className={styles.links}>
          <Link to={paths.membergroup.forget}>{text.forget}</Link>
          <Link to={paths.membergroup.register}>{text.register}</Link>
          <Link to={paths.member.logon}>{text.toMember}</Link>
        </p>
        {site.phone && <p className="note">{text.help(site.phone)}</p>}
      </Card>
    </div>
  );
}
