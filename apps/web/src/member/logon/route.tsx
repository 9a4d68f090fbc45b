import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { ErrorSummary } from '@coop/ui/error-summary';
import { PasswordField } from '@coop/ui/password-field';
import { TextField } from '@coop/ui/text-field';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './logon.module.css';
import { keepDigits, LOGON_RULES, type LogonForm, toLogin } from './logon-form.ts';
import { text } from './text.ts';
import { useLogon } from './use-logon.ts';

// Few members ever see it.
const ResetDialog = lazy(() => import('./reset-dialog.tsx'));

const FIELD_IDS = { membership_no: 'logon-number', mem_password: 'logon-password' } as const;

/** /member/logon */
export default function Logon() {
  const site = useSite();
  const heading = usePageFocus();
  // No values to begin with: what was typed before the script came, or filled in by the browser, is what the form holds.
  const form = useForm<LogonForm>({ shouldFocusError: false });
  const [failures, setFailures] = useState(0);
  const logon = useLogon();
  const { errors } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      const login = toLogin(values);
      form.setValue('membership_no', login.membership_no);
      const refusal = await logon.signIn(login);
      if (refusal === undefined) return;
      // Nothing typed is lost but the password.
      form.resetField('mem_password');
      form.setError('root', { message: refusal });
      setFailures((count) => count + 1);
    },
    () => setFailures((count) => count + 1),
  );

  const summary = [
    ...(errors.root?.message
      ? [{ fieldId: FIELD_IDS.membership_no, message: errors.root.message }]
      : []),
    ...(['membership_no', 'mem_password'] as const).flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: FIELD_IDS[name], message }] : [];
    }),
  ];

  return (
    <div className={styles.page}>
      <PageMeta title={summary.length > 0 ? `ผิดพลาด: ${text.title}` : text.title} noIndex />
      <Card>
        <h1 tabIndex={-1} ref={heading} className={styles.title}>
          {text.title}
          <span lang="en" className={styles.english}>
            {text.english}
          </span>
        </h1>
        <form
          noValidate
          onFocus={logon.warm}
          onSubmit={(event) => void submit(event)}
          className={styles.form}
        >
          {/* A new failure is a new summary: it takes the focus each time. */}
          {summary.length > 0 && (
            <ErrorSummary key={failures} title={text.failed} errors={summary} />
          )}
          <TextField
            {...form.register('membership_no', LOGON_RULES.membership_no)}
            id={FIELD_IDS.membership_no}
            label={text.membershipNo}
            hint={text.membershipHint}
            error={errors.membership_no?.message}
            inputMode="numeric"
            autoComplete="username"
            onInput={keepDigits}
          />
          <PasswordField
            {...form.register('mem_password', LOGON_RULES.mem_password)}
            id={FIELD_IDS.mem_password}
            label={text.password}
            error={errors.mem_password?.message}
            autoComplete="current-password"
          />
          <Checkbox {...form.register('remember')} label={text.remember} hint={text.rememberHint} />
          <Button type="submit" variant="primary" fullWidth busy={logon.busy} busyLabel={text.busy}>
            {text.submit}
          </Button>
        </form>
        <p className={styles.links}>
          <Link to={paths.member.forget}>{text.forget}</Link>
          <Link to={paths.member.register}>{text.register}</Link>
        </p>
        {site.phone && <p className={styles.help}>{text.help(site.phone)}</p>}
        <p className={styles.help}>{text.staySafe}</p>
      </Card>
      {logon.mustReset && (
        <Suspense>
          <ResetDialog
            login={logon.mustReset}
            onDone={logon.finishReset}
            onClose={logon.cancelReset}
          />
        </Suspense>
      )}
    </div>
  );
}
