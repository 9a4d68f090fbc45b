import { Button } from '@coop/ui/button';
import { Drawer } from '@coop/ui/drawer';
import { QueryClientProvider } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { queryClient } from '../../feed/feed.tsx';
import { useOfflineMode } from '../../feed/offline-mode.ts';
import { MemberGate, TermsGate } from '../../gates/member-gate.tsx';
import { OfflineBand } from '../../offline/offline-band.tsx';
import { registerWorker } from '../../offline/register.ts';
import { Screen } from '../../page/screen.tsx';
import { ConfirmPrompt } from '../../parts/confirm/confirm-prompt.tsx';
import { HideAmountsButton } from '../../settings/hide-amounts-button.tsx';
import { paths } from '../../site/paths.ts';
import styles from '../area-layout.module.css';
import { SkipLink } from '../skip-link.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { MemberHeader } from './member-header.tsx';
import { MemberMenu } from './member-menu.tsx';

// Loaded after the page, because nothing depends on it.
const Bell = lazy(() => import('../../notifications/bell.tsx'));

/** One step back in history; from a page that was opened directly, to the member's first page. */
function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = () => void (key === 'default' ? navigate(paths.member.status) : navigate(-1));
  return (
    <Button variant="quiet" icon={<ChevronLeft />} onClick={back}>
      กลับ
    </Button>
  );
}

function MenuButton({ onClick, open }: { onClick: () => void; open: boolean }) {
  return (
    <button type="button" className={styles.menuButton} onClick={onClick} aria-expanded={open}>
      <Menu aria-hidden size={24} strokeWidth={1.75} />
      <span>
        เมนู
        <span lang="en" className="visually-hidden">
          {' '}
          Menu
        </span>
      </span>
    </button>
  );
}

/** Layout of the member area: fixed bar, side menu (a drawer below 1024 px), back link, page. */
export default function LayoutMember() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const isLive = useOfflineMode() !== 'kept';
  const close = () => setDrawerOpen(false);
  useEffect(registerWorker, []);
  useEffect(() => setDrawerOpen(false), [pathname]);
  return (
    <QueryClientProvider client={queryClient}>
      <MemberGate>
        <SkipLink />
        <MemberHeader>
          <MenuButton open={drawerOpen} onClick={() => setDrawerOpen(true)} />
        </MemberHeader>
        <Drawer label="เมนูสมาชิก" open={drawerOpen} onClose={close}>
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
            <div className={`${styles.top} no-print`}>
              <BackLink />
              <div className={styles.tools}>
                <Suspense fallback={<span className={styles.bellSpace} />}>
                  {isLive && <Bell />}
                </Suspense>
                <HideAmountsButton />
              </div>
            </div>
            <TermsGate>
              <Screen>
                <Outlet />
              </Screen>
              {isLive && <ConfirmPrompt />}
            </TermsGate>
          </main>
        </div>
      </MemberGate>
    </QueryClientProvider>
  );
}
