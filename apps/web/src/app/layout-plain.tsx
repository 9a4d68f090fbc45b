import { Link, Outlet } from 'react-router';
import styles from './bar.module.css';
import { paths } from './paths.ts';
import { Screen } from './screen.tsx';
import { SiteBrand } from './site-brand.tsx';
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
