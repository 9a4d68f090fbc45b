import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { PasswordStep, type Proven } from '../../parts/register/password-step.tsx';
import styles from '../../parts/register/register.module.css';
import { paths } from '../../site/paths.ts';
import { ProofStep } from './proof-step.tsx';
import { text } from './text.ts';

const SET_PASSWORD = { register: 'memberRegisterCreate', forget: 'memberForgetCreate' } as const;

/** /member/registerauth, /member/register and /member/forget: one screen; the address says which of the two it does. */
export default function Register() {
  const { pathname } = useLocation();
  const purpose = pathname === paths.member.forget ? 'forget' : 'register';
  // A new purpose is a new form.
  return <RegisterView key={purpose} purpose={purpose} />;
}

function RegisterView({ purpose }: { purpose: 'register' | 'forget' }) {
  const api = useApi();
  const heading = usePageFocus();
  const [proven, setProven] = useState<Proven>();
  const title = text.titles[purpose];
  const other = purpose === 'register' ? paths.member.forget : paths.member.register;
  return (
    <div className={styles.page}>
      <PageMeta title={title} noIndex />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="note">{text.steps(proven ? 2 : 1)}</p>
        {proven ? (
          <PasswordStep
            proven={proven}
            setPassword={(body) => api(SET_PASSWORD[purpose], { body })}
            logon={paths.member.logon}
            onRestart={() => setProven(undefined)}
          />
        ) : (
          <ProofStep purpose={purpose} onProven={setProven} />
        )}
        <p className={styles.links}>
          <Link to={other}>{text.switch[purpose]}</Link>
          <Link to={paths.member.logon}>{text.toLogon}</Link>
        </p>
      </Card>
    </div>
  );
}
