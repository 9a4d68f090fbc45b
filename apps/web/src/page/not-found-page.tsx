import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { FrequentLinks } from '../site/frequent-links.tsx';
import { paths } from '../site/paths.ts';
import { PhoneLink } from '../site/phone-link.tsx';
import { SearchForm } from '../site/search-form.tsx';
import { useSite } from '../site/site.tsx';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';
import { usePageFocus } from './page-focus.ts';

/** Shown for every unknown address: ways back, and a search. */
export function Component() {
  const heading = usePageFocus();
  const { phone } = useSite();
  return (
    <MessagePage
      title="ไม่พบหน้า"
      message="ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา..."
      status={404}
      headingRef={heading}
    >
      <Link className={buttonClass('primary')} to={paths.home}>
        กลับหน้าหลัก
      </Link>
      <div className="stack">
        <SearchForm label="ค้นหาหน้าที่ต้องการ" />
        <FrequentLinks className={styles.actions} />
        {phone && (
          <p>
            สอบถามเจ้าหน้าที่ โทรศัพท์ <PhoneLink />
          </p>
        )}
      </div>
    </MessagePage>
  );
}
