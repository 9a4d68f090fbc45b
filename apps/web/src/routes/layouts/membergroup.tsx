import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { Drawer } from '@coop/ui/drawer';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import header from '../../frame/area-header.module.css';
import { AreaHeader, BellSpace, DrawerFoot } from '../../frame/area-header.tsx';
import styles from '../../frame/area-layout.module.css';
import { GroupMenu } from '../../frame/group/group-menu.tsx';
import own from '../../frame/group/layout-membergroup.module.css';
import { MenuTool } from '../../frame/menu-tool.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { AreaGate } from '../../gates/area-gate.tsx';
import { Screen } from '../../page/screen.tsx';
import { useGroupSession } from '../../session/session.ts';

// Loaded after the page, because nothing depends on it.
const Bell = lazy(() => import('../../notifications/group-bell.tsx'));

/** The button appears when the page is scrolled further than this. */
const FAR_PX = 300;

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

/** A floating button back to the top of a long page. */
function ScrollTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > FAR_PX);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button type="button" className={`${own.toTop} no-print`} onClick={scrollToTop}>
      <ArrowUp aria-hidden />
      <span>ขึ้นบนสุด</span>
    </button>
  );
}

function SignedInAgency() {
  const session = useGroupSession();
  if (!session) return null;
  return (
    <div className={header.name}>
      <span className={header.registration}>
        หน่วยงาน{' '}
        <span className="nowrap">
          <span lang="en">agency</span> {displayAgencyNo(session.member_group_no)}
        </span>
      </span>{' '}
      <strong>{session.member_group_name}</strong>
    </div>
  );
}

/** Layout of the agency area: fixed bar, side menu (an overlay below 1024 px), page, button to the top. */
export function Component() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const close = () => setMenuOpen(false);
  useEffect(() => setMenuOpen(false), [pathname]);
  // A member's choice to hide amounts on this device does not apply to the agency's bills.
  return (
    <HideAmountsProvider hidden={false}>
      <AreaGate area="membergroup">
        <SkipLink />
        <AreaHeader who={<SignedInAgency />}>
          <Suspense fallback={<BellSpace />}>
            <Bell />
          </Suspense>
          <MenuTool expanded={menuOpen} onClick={() => setMenuOpen(true)} />
        </AreaHeader>
        <Drawer label="เมนูหน่วยงาน" open={menuOpen} onClose={close}>
          <GroupMenu onChoose={close} />
          <DrawerFoot who={<SignedInAgency />} />
        </Drawer>
        <div className={`${styles.columns} ${own.wide}`}>
          <aside className={styles.sidebar}>
            <div className={styles.stay}>
              <GroupMenu />
            </div>
          </aside>
          <main id="main" className={styles.content}>
            <Screen>
              <Outlet />
            </Screen>
          </main>
        </div>
        <ScrollTop />
      </AreaGate>
    </HideAmountsProvider>
  );
}
