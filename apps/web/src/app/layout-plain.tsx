import { Brand } from '@coop/ui/brand';
import { Link, Outlet } from 'react-router';
import styles from './bar.module.css';
import { paths } from './paths.ts';
import { Screen } from './screen.tsx';
import { initialsOf, useSite } from './site.tsx';
import { SkipLink } from './skip-link.tsx';

/** The default layout: a bar with the seal and the names, and the page. */
export function LayoutPlain() {
  const site = useSite();
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Brand
            nameTH={site.coopNameTH}
            nameEN={site.coopNameEN}
            initials={initialsOf(site)}
            logoUrl={site.logo}
            onBar
          />
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
