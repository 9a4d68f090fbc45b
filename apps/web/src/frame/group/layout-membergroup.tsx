import { Drawer } from '@coop/ui/drawer';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AreaGate } from '../../gates/area-gate.tsx';
import { Screen } from '../../page/screen.tsx';
import styles from '../area-layout.module.css';
import { MenuTool } from '../menu-tool.tsx';
import { SkipLink } from '../skip-link.tsx';
import { GroupDrawerHead, GroupHeader } from './group-header.tsx';
import { GroupMenu } from './group-menu.tsx';
import own from './layout-membergroup.module.css';
import { ScrollTop } from './scroll-top.tsx';

/** Layout of the agency area: fixed bar, side menu (an overlay below 1024 px), page, the way to the top. */
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
        <GroupHeader>
          <MenuTool expanded={menuOpen} onClick={() => setMenuOpen(true)} />
        </GroupHeader>
        <Drawer label="เมนูหน่วยงาน" open={menuOpen} onClose={close}>
          <GroupDrawerHead />
          <GroupMenu onChoose={close} />
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
