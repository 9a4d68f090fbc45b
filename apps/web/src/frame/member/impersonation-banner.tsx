import { displayMembershipNo } from '@coop/format/membership-no';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useSignOut } from '../../gates/sign-out.ts';
import { useMemberSession } from '../../session/session.ts';

/** The banner over every page of who looks on, an administrator or a relative: whose records, read only, and the end. */
export function ImpersonationBanner() {
  const session = useMemberSession();
  const signOut = useSignOut();
  if (!session?.impersonated && !session?.relative) return null;
  const { membership_no, relative } = session;
  const { member_name, member_surname } = session.member;
  // A name stays together.
  const name = `${member_name}\u00a0${member_surname}`;
  return (
    <Band
      tone="waiting"
      title={
        relative
          ? `ท่านกำลังดูข้อมูลของ ${name} ในฐานะญาติ (ดูได้อย่างเดียว) ถึง ${formatThaiDateTime(relative.until)}`
          : `ดูในนาม ${name} (เลขทะเบียน ${displayMembershipNo(membership_no)})`
      }
      action={
        <Button onClick={() => void signOut()}>{relative ? 'ออกจากระบบ' : 'สิ้นสุดการดู'}</Button>
      }
    >
      {relative ? (
        <span className="no-print">
          ส่งคำขอหรือแก้ไขข้อมูลแทนไม่ได้ สมาชิกเห็นว่าท่านเปิดดูอะไรบ้าง หากออกจากระบบแล้ว ต้องขอรหัสเชิญใหม่
        </span>
      ) : (
        'ท่านเป็นผู้ดูแลระบบ อ่านได้อย่างเดียว ทุกการเปิดดูถูกบันทึกไว้'
      )}
    </Band>
  );
}
