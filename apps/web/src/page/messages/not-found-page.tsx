import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { FrequentLinks } from '../../site/links/frequent-links.tsx';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { SearchForm } from '../../site/search-form.tsx';
import { usePageFocus } from '../page-focus.ts';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

/** No address is this one. */
export const loader = () => {
  throw new Response(null, { status: 404 });
};

/** Shown for every unknown address: ways back, and a search. */
export function ErrorBoundary() {
  const heading = usePageFocus();
  return (
    <MessagePage title="ไม่พบหน้า" message="ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา..." headingRef={heading}>
      <Link className={buttonClass('primary')} to={paths.home}>
        กลับหน้าหลัก
      </Link>
      <div className="stack">
        <SearchForm label="ค้นหาหน้าที่ต้องการ" />
        <FrequentLinks className={styles.actions} />
        <PhoneLine>สอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
      </div>
    </MessagePage>
  );
}
