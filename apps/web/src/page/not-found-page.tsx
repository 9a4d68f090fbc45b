import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { paths } from '../site/paths.ts';
import { MessagePage } from './message-page.tsx';
import { usePageFocus } from './page-focus.ts';

export default function NotFoundPage() {
  const heading = usePageFocus();
  return (
    <MessagePage title="ไม่พบหน้า" message="ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา..." headingRef={heading}>
      <Link className={buttonClass('primary')} to={paths.home}>
        กลับหน้าหลัก
      </Link>
    </MessagePage>
  );
}
