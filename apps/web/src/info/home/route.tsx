import type { Loader } from '../../feed/loader.ts';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useSite } from '../../site/site.tsx';
import { HomeIndex, HomeNews, HomeNotice, HomeRates } from './feed/home-feed.tsx';
import styles from './home.module.css';
import { Tasks } from './tasks.tsx';
import { text } from './text.ts';

export const loader: Loader = (page) => page.ask('infoHomeShow', {});

/** /home */
export function Component() {
  const site = useSite();
  const heading = usePageFocus();
  return (
    <div className={styles.page}>
      <PageMeta title={text.title} />
      <h1 tabIndex={-1} ref={heading} className={styles.heading}>
        {site.coopNameTH}
      </h1>
      {site.slogan && <p className={styles.slogan}>{site.slogan}</p>}
      <div className={styles.notice}>
        <HomeNotice />
      </div>
      <Tasks />
      <div className={styles.columns}>
        <HomeRates />
        <HomeNews />
      </div>
      <HomeIndex />
    </div>
  );
}
