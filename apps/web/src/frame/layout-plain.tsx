import { Link, Outlet } from 'react-router';
import { Screen } from '../page/screen.tsx';
import { paths } from '../site/paths.ts';
import { SiteBrand } from '../site/site-brand.tsx';
import styles from './bar.module.css';
import { SkipLink } from './skip-link.tsx';

/** The default layout: a bar with the seal and the names, and the page. */
export function LayoutPlain() {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <SiteBrand onBar />
        </Link>
      </header>
      <main id="main" className={styles.content}>
        <Screen>
          <Outlet />
        </Screen>
      </main>
    </>
  );
}
