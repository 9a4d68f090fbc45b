import { Skeleton } from '@coop/ui/skeleton';
import { Link } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { paths } from '../../site/paths.ts';
import { SiteBrand } from '../../site/site-brand.tsx';
import styles from './load.module.css';

const TITLE = 'กำลังโหลด';

/** /load: what is shown while something loads, as a page of its own. */
export function Component() {
  const heading = usePageFocus();
  return (
    <div className={styles.page}>
      <PageMeta title={TITLE} noIndex />
      <div className={styles.brand}>
        <SiteBrand />
      </div>
      <h1 tabIndex={-1} ref={heading} className={styles.heading}>
        ระบบสมาชิกออนไลน์
        <span lang="en" className={styles.english}>
          Online member system
        </span>
      </h1>
      <p role="status">{TITLE}</p>
      <div className={styles.boxes}>
        {/* The words above already say it. */}
        <Skeleton blocks={['7rem']} lines={3} label="" />
      </div>
      <p className={styles.wayOut}>
        หากรอนานเกินไป <Link to={paths.home}>กลับหน้าหลัก</Link>
      </p>
    </div>
  );
}
