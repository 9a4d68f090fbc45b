import { displayMembershipNo } from '@coop/format/membership-no';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { SiteBrand } from '../../site/site-brand.tsx';
import styles from '../area-header.module.css';

function SignedInMember() {
  const session = useMemberSession();
  if (!session) return null;
  const { member_name, member_surname } = session.member;
  return (
    <p className={styles.name}>
      <span className={styles.registration}>
        เลขทะเบียน{' '}
        <span className="nowrap">
          <span lang="en">Registration no.</span> {displayMembershipNo(session.membership_no)} :
        </span>{' '}
      </span>
      <strong>
        {member_name} {member_surname}
      </strong>
    </p>
  );
}

/** The fixed bar over every page of the member area; on small screens the line over it scrolls away. */
export function MemberHeader({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <SignedInMember />
        <Link to={paths.member.logon} className={styles.system}>
          ระบบสมาชิก <span lang="en">Member system</span>
        </Link>
      </div>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <SiteBrand onBar />
        </div>
        {children}
      </div>
    </header>
  );
}
