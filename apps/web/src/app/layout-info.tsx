import { Brand } from '@coop/ui/brand';
import { Link, Outlet } from 'react-router';
import bar from './bar.module.css';
import styles from './layout-info.module.css';
import { useMourning } from './mourning.ts';
import { paths } from './paths.ts';
import { Screen } from './screen.tsx';
import { initialsOf, useSite } from './site.tsx';
import { SkipLink } from './skip-link.tsx';

/** Layout of the public site. */
export function LayoutInfo() {
  const site = useSite();
  useMourning(site.mourning !== false);
  return (
    <>
      <SkipLink />
      <header className={bar.bar}>
        <Link to={paths.home} className={bar.brand}>
          <Brand
            nameTH={site.coopNameTH}
            nameEN={site.coopNameEN}
            initials={initialsOf(site)}
            logoUrl={site.logo}
            onBar
          />
        </Link>
      </header>
      <main id="main" className={bar.content}>
        <Screen>
          <Outlet />
        </Screen>
      </main>
      <footer className={styles.footer}>
        <strong>{site.coopNameTH}</strong>
        <span lang="en">{site.coopNameEN}</span>
        {site.coop_address && <address>{site.coop_address}</address>}
        <Link to={paths.cookiesPolicy}>นโยบายคุกกี้</Link>
        <Link to={paths.privatePolicy}>นโยบายความเป็นส่วนตัว</Link>
        {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
        <small>
          <span lang="en">Copyright © 2021</span> {site.vendor ?? site.coopNameTH}
        </small>
      </footer>
    </>
  );
}
