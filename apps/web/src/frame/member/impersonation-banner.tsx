import { displayMembershipNo } from '@coop/format/membership-no';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useSignOut } from '../../gates/sign-out.ts';
import { useMemberSession } from '../../session/session.ts';

/** The banner over every page of an administrator's session: whose records, read only, and how to end it. */
export function ImpersonationBanner() {
  const session = useMemberSession();
  const signOut = useSignOut();
  if (!session?.impersonated) return null;
  const { member_name, member_surname } = session.member;
  return (
    <Band
      tone="waiting"
      title={`ดูในนาม ${member_name} ${member_surname} (เลขทะเบียน ${displayMembershipNo(session.membership_no)})`}
      action={<Button onClick={() => void signOut()}>สิ้นสุดการดู</Button>}
    >
      ท่านเป็นผู้ดูแลระบบ อ่านได้อย่างเดียว ทุกการเปิดดูถูกบันทึกไว้
    </Band>
  );
}
