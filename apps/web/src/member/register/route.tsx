import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageFocus } from '../../app/page-focus.ts';
import { PageMeta } from '../../app/page-meta.tsx';
import { paths } from '../../app/paths.ts';
import { PasswordStep } from './password-step.tsx';
import { ProofStep, type Proven } from './proof-step.tsx';
import styles from './register.module.css';
import { text } from './text.ts';

/** /member/registerauth, /member/register and /member/forget: one screen; the address says which of the two it does. */
export default function Register() {
  const { pathname } = useLocation();
  const purpose = pathname === paths.member.forget ? 'forget' : 'register';
  // A new purpose is a new form.
  return <RegisterView key={purpose} purpose={purpose} />;
}

function RegisterView({ purpose }: { purpose: 'register' | 'forget' }) {
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
          <PasswordStep purpose={purpose} proven={proven} onRestart={() => setProven(undefined)} />
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
