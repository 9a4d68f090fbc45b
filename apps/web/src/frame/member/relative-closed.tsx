import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { MemberPage } from '../pages/member-page.tsx';

const TITLE = 'หน้านี้ไม่เปิดให้ญาติดู';

/** Replaces a page that is not open to relatives. */
export default function RelativeClosed() {
  return (
    <MemberPage title={TITLE}>
      <EmptyCard
        title="ข้อมูลส่วนนี้เป็นของสมาชิกเท่านั้น"
        action={<LinkButton to={paths.member.status}>ไปหน้าภาพรวม</LinkButton>}
      >
        ญาติดูได้อย่างเดียว ส่งคำขอ ชำระ หรือแก้ไขข้อมูลแทนสมาชิกไม่ได้ ท่านดูหุ้น เงินกู้ เงินฝาก รายการเรียกเก็บ
        และปันผลได้ตามปกติ
      </EmptyCard>
    </MemberPage>
  );
}
