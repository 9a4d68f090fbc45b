import { lazy, Suspense, useEffect, useState } from 'react';
import { requestIdle } from '../../client/request-idle.ts';
import { Screen } from '../../page/screen.tsx';
import { Outlet } from '../../router/routes.tsx';
import { Settings } from '../../settings/settings.tsx';
import { useMourning } from '../../site/mourning.ts';
import { useSite } from '../../site/site.tsx';
import bar from '../bar.module.css';
import { SkipLink } from '../skip-link.tsx';
import styles from './layout-info.module.css';
import { PublicHeader } from './public-header.tsx';

// The parts with feeds are loaded after the first paint, into reserved space.
const loadFeeds = () => import('./public-feeds.tsx');
const PublicTop = lazy(async () => ({ default: (await loadFeeds()).PublicTop }));
const PublicFooter = lazy(async () => ({ default: (await loadFeeds()).PublicFooter }));

/** Layout of the public site: bar, menu, announcement, page, footer. */
export default function LayoutInfo() {
  const site = useSite();
  useMourning(site.mourning !== false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => requestIdle(() => setIdle(true)), []);
  const [menuOpen, setMenuOpen] = useState(false);
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <PublicHeader
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(true)}
          onSettings={() => setSettingsOpen(true)}
        />
        <div className={`${styles.top} no-print`}>
          {(isIdle || menuOpen) && (
            <Suspense>
              <PublicTop
                drawerOpen={menuOpen}
                onCloseDrawer={() => setMenuOpen(false)}
                onSettings={() => setSettingsOpen(true)}
              />
            </Suspense>
          )}
        </div>
      </header>
      <main id="main" className={`${bar.content} ${styles.main}`}>
        <Screen>
          <Outlet />
        </Screen>
      </main>
      {isIdle && (
        <Suspense>
          <PublicFooter />
        </Suspense>
      )}
      <Settings open={settingsOpen} onClose={() => setSettingsOpen(false)} />
    </>
  );
}
