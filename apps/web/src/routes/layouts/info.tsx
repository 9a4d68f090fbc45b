import { useEffect, useState } from 'react';
import { type LoaderFunction, Outlet } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { Screen } from '../../page/screen.tsx';
import { Settings } from '../../settings/settings.tsx';
import { useSite } from '../../site/site.tsx';
import '../../site/mourning.css';
import bar from '../../frame/bar.module.css';
import { PublicFooter } from '../../frame/public/public-footer.tsx';
import { PublicHeader } from '../../frame/public/public-header.tsx';
import { PublicTop } from '../../frame/public/public-top.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import styles from './info.module.css';

/**
 * Grayscale while a page of the public site is shown. The filter is on the root element: there it covers the page's
 * ground and does not capture fixed elements; on body it would do neither. app.css leaves print alone.
 */
function useMourning(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const { classList } = document.documentElement;
    classList.add('mourning');
    return () => classList.remove('mourning');
  }, [on]);
}

/** Menu and footer; a page can be read without them. */
export const FRAME_CALLS = ['infoMenuShow', 'infoFooterShow'] as const;

export const loader: LoaderFunction = ({ context }) => {
  const { ask } = context.get(pageContext);
  return Promise.all(FRAME_CALLS.map((key) => ask(key, {})));
};

/** Layout of the public site: bar, menu, announcement, page, footer. */
export function Component() {
  const site = useSite();
  useMourning(site.mourning !== false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const openSettings = () => setSettingsOpen(true);
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <PublicHeader
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(true)}
          onSettings={openSettings}
        />
        <div className={`${styles.top} no-print`}>
          <PublicTop
            drawerOpen={menuOpen}
            onCloseDrawer={() => setMenuOpen(false)}
            onSettings={openSettings}
          />
        </div>
      </header>
      <main id="main" className={`${bar.content} ${styles.main}`}>
        <Screen>
          <Outlet />
        </Screen>
      </main>
      <PublicFooter />
      <Settings open={settingsOpen} onClose={() => setSettingsOpen(false)} />
    </>
  );
}
