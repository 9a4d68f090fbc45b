import { Drawer } from '@coop/ui/drawer';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { useOfflineMode } from '../../feed/offline-mode.ts';
import { AreaGate, TermsGate } from '../../gates/area-gate.tsx';
import { OfflineBand } from '../../offline/offline-band.tsx';
import { registerWorker } from '../../offline/register.ts';
import { Screen } from '../../page/screen.tsx';
import { ConfirmPrompt } from '../../parts/confirm/confirm-prompt.tsx';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { HideAmountsButton } from '../../settings/hide-amounts-button.tsx';
import styles from '../area-layout.module.css';
import { MenuTool } from '../menu-tool.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { BellSpace, DrawerHead, MemberHeader } from './member-header.tsx';
import { MemberMenu } from './member-menu.tsx';

// Few see it.
const RelativeClosed = lazy(() => import('./relative-closed.tsx'));
// Loaded after the page, because nothing depends on it.
const Bell = lazy(() => import('../../notifications/bell.tsx'));

export const loader: Loader = (page) => page.ask('memberLastUpdateShow', {});

/** Layout of the member area: fixed bar, side menu, page; below 1024 px a drawer and a lower bar instead of the menu. */
export function Component() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const isRelative = useMemberSession()?.relative !== undefined;
  // What is told to the member, and asked of the member, is not for a relative.
  const isLive = useOfflineMode() !== 'kept' && !isRelative;
  const openDrawer = () => setDrawerOpen(true);
  const close = () => setDrawerOpen(false);
  useEffect(registerWorker, []);
  useEffect(() => setDrawerOpen(false), [pathname]);
  return (
    <AreaGate area="member">
      <SkipLink />
      <MemberHeader>
        <HideAmountsButton />
        <Suspense fallback={<BellSpace />}>{isLive && <Bell />}</Suspense>
        <MenuTool english="Menu" expanded={drawerOpen} onClick={openDrawer} />
      </MemberHeader>
      <Drawer label="เมนูสมาชิก" open={drawerOpen} onClose={close}>
        <DrawerHead />
        <MemberMenu onChoose={close} />
      </Drawer>
      <div className={styles.columns}>
        <aside className={styles.sidebar}>
          <div className={styles.stay}>
            <MemberMenu />
          </div>
        </aside>
        <main id="main" className={styles.content}>
          <ImpersonationBanner />
          <OfflineBand />
          <TermsGate>
            <Screen>
              {isRelative && !isOpenToRelative(pathname) ? <RelativeClosed /> : <Outlet />}
            </Screen>
            {isLive && <ConfirmPrompt />}
          </TermsGate>
        </main>
      </div>
      <BottomBar menuOpen={drawerOpen} onMenu={openDrawer} />
    </AreaGate>
  );
}
