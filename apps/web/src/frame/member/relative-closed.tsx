import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { MemberPage } from './member-page.tsx';

const TITLE = 'หน้านี้ไม่เปิดให้ญาติดู';

/** Replaces a page that is not open to relatives. */
export default function RelativeClosed() {
  return (
    <MemberPage heading={TITLE} title={TITLE}>
      <Card>
        <EmptyState
          title="ข้อมูลส่วนนี้เป็นของสมาชิกเท่านั้น"
          action={
            <Link className={buttonClass()} to={paths.member.status}>
              ไปหน้าภาพรวม
            </Link>
          }
        >
          ญาติดูได้อย่างเดียว ส่งคำขอ ชำระ หรือแก้ไขข้อมูลแทนสมาชิกไม่ได้ ท่านดูหุ้น เงินกู้ เงินฝาก รายการเรียกเก็บ
          และปันผลได้ตามปกติ
        </EmptyState>
      </Card>
    </MemberPage>
  );
}
