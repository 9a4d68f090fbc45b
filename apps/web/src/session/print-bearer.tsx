import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { useMemberSession } from './session.ts';

/** Name of the signed-in member for a letterhead; nothing without a session. */
export function PrintBearer() {
  const session = useMemberSession();
  if (!session) return null;
  const { prename, member_name, member_surname } = session.member;
  const { relative } = session;
  return (
    <>
      {relative && 'ข้อมูลของ '}
      {prename}
      {member_name} {member_surname} เลขทะเบียน {displayMembershipNo(session.membership_no)}
      <br />
      {relative && (
        <>
          พิมพ์โดยญาติที่สมาชิกให้ดูข้อมูล ({relative.name})
          <br />
        </>
      )}
    </>
  );
}
