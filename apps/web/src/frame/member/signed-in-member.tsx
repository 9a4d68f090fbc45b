import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { Link } from 'react-router';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import styles from '../area-header.module.css';

/** Number and name as the specification writes them; the phone's bar shows the short form of the line. */
function NumberAndName() {
  const session = useMemberSession();
  if (!session) return null;
  const { member_name, member_surname } = session.member;
  return (
    <div className={styles.name}>
      <span className="visually-hidden">
        {`เลขทะเบียน ${displayMembershipNo(session.membership_no)} ${member_name} ${member_surname}`}
      </span>
      <span aria-hidden="true" className={styles.registration}>
        <span className={styles.long}>เลข</span>ทะเบียน{' '}
        <span className="nowrap">
          <span lang="en" className={styles.long}>
            Registration no.{' '}
          </span>
          <span translate="no">{displayMembershipNo(session.membership_no)}</span>
          <span className={styles.long}> :</span>
        </span>{' '}
      </span>
      <strong aria-hidden="true">
        {member_name} {member_surname}
      </strong>
    </div>
  );
}

/** Shows who is signed in, and the system's name. */
export const SignedInMember = () => (
  <>
    <NumberAndName />
    <Link to={paths.member.logon} className={styles.system}>
      ระบบสมาชิก <span lang="en">Member system</span>
    </Link>
  </>
);
