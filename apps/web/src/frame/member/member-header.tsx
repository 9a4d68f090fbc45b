import { displayMembershipNo } from '@coop/format/membership-no';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMemberSession } from '../../session/session.ts';
import { TextSize } from '../../settings/text-size.tsx';
import { paths } from '../../site/paths.ts';
import { SiteBrand } from '../../site/site-brand.tsx';
import styles from '../area-header.module.css';

/** Number and name as the specification writes them; the phone's bar shows the short form of the line. */
function SignedInMember() {
  const session = useMemberSession();
  if (!session) return null;
  const { member_name, member_surname } = session.member;
  return (
    <p className={styles.name}>
      <span className={styles.registration}>
        <span className={styles.long}>เลข</span>ทะเบียน{' '}
        <span className="nowrap">
          <span lang="en" className={styles.long}>
            Registration no.{' '}
          </span>
          {displayMembershipNo(session.membership_no)}
          <span className={styles.long}> :</span>
        </span>{' '}
      </span>
      <strong>
        {member_name} {member_surname}
      </strong>
    </p>
  );
}

const SystemLink = () => (
  <Link to={paths.member.logon} className={styles.system}>
    ระบบสมาชิก <span lang="en">Member system</span>
  </Link>
);

/** Head of the drawer: what the phone's bar has no room for. */
export function DrawerHead() {
  return (
    <div className={styles.drawerHead}>
      <SiteBrand />
      <SignedInMember />
      <SystemLink />
      <TextSize withLegend />
    </div>
  );
}

/** The fixed bar over every page of the member area; below 1024 px it is 56 px high. */
export function MemberHeader({ children }: { children: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <SiteBrand onBar />
      </div>
      <SignedInMember />
      <SystemLink />
      <div className={styles.sizes}>
        <TextSize />
      </div>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

/** The place of the bell until it is loaded. */
export const BellSpace = () => <span className={styles.bellSpace} />;
