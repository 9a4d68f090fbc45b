import type { RegisterResult } from '@coop/contracts/member/access/register';
import { Card } from '@coop/ui/card';
import { type ComponentType, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { usePageFocus } from '../page/page-focus.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { useStepFocus } from '../page/step-focus.ts';
import { LeaveQuestion } from '../requests/leave-question.tsx';
import { PhoneFoot } from '../site/links/phone-link.tsx';
import { type NewPassword, PasswordStep } from './password-step.tsx';
import type { ProofStepProps, Proven, Purpose } from './proof-step.tsx';
import styles from './register.module.css';

interface RegisterPageProps {
  readonly text: Readonly<Record<'titles' | 'switch', Record<Purpose, string>>> & {
    readonly toLogon: string;
  };
  /** Addresses of the area. */
  readonly paths: Readonly<Record<Purpose | 'logon', string>>;
  readonly ProofStep: ComponentType<ProofStepProps>;
  readonly setPassword: (purpose: Purpose, body: NewPassword) => Promise<RegisterResult>;
  readonly onFailure?: (error: unknown) => void;
}

/** One screen for first access and for a forgotten password; the address says which of the two it does. */
export function RegisterPage(props: RegisterPageProps) {
  const { pathname } = useLocation();
  const purpose = pathname === props.paths.forget ? 'forget' : 'register';
  // A new purpose is a new form.
  return <TwoSteps key={purpose} {...props} purpose={purpose} />;
}

function TwoSteps(props: RegisterPageProps & { readonly purpose: Purpose }) {
  const { purpose, text, paths, ProofStep, setPassword, onFailure } = props;
  const heading = usePageFocus();
  const [proven, setProven] = useState<Proven>();
  const [isTyped, setTyped] = useState(false);
  const stepHeading = useStepFocus(proven);
  const title = text.titles[purpose];
  const other = purpose === 'register' ? paths.forget : paths.register;
  return (
    <div className={styles.page} onChange={() => setTyped(true)}>
      <PageMeta title={title} noIndex />
      <LeaveQuestion isTyped={isTyped} />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <h2 tabIndex={-1} ref={stepHeading} className={styles.step}>
          {proven ? 'ขั้นที่ 2 จาก 2 ตั้งรหัสผ่าน' : 'ขั้นที่ 1 จาก 2 ยืนยันตัวตน'}
        </h2>
        <NeedsScripts what="การลงทะเบียนและตั้งรหัสผ่าน" />
        {/* Hidden and not gone: whoever asks for another code types nothing again. */}
        <div hidden={proven !== undefined}>
          <ProofStep purpose={purpose} onProven={setProven} />
        </div>
        {proven && (
          <PasswordStep
            proven={proven}
            setPassword={(body) => setPassword(purpose, body)}
            logon={paths.logon}
            onFailure={onFailure}
            onRestart={() => setProven(undefined)}
          />
        )}
        <p className={styles.links}>
          <Link to={other}>{text.switch[purpose]}</Link>
          <Link to={paths.logon}>{text.toLogon}</Link>
        </p>
        <PhoneFoot />
      </Card>
    </div>
  );
}
