import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Drawer } from '@coop/ui/drawer';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LoaderFunction, Outlet, useLocation } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { OfflineBand } from '../../feed/offline/offline-band.tsx';
import { registerWorkerToStay } from '../../feed/offline/register.ts';
import { useOfflineMode } from '../../feed/offline-mode.ts';
import { AreaGate, TermsGate } from '../../gates/area-gate.tsx';
import { useSignOut } from '../../gates/sign-out.ts';
import { Screen } from '../../page/screen.tsx';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { HideAmountsButton } from '../../settings/hide-amounts-button.tsx';
import { AreaHeader, BellSpace, DrawerFoot } from '../area-header.tsx';
import styles from '../area-layout.module.css';
import { MenuTool } from '../menu-tool.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MemberMenu } from './member-menu.tsx';
import { SignedInMember } from './signed-in-member.tsx';

/** The banner over every page that an administrator or a relative reads: whose records, read only, and the end. */
function ImpersonationBanner() {
  const session = useMemberSession();
  const signOut = useSignOut();
  if (!session?.impersonated && !session?.relative) return null;
  const { membership_no, relative } = session;
  const { member_name, member_surname } = session.member;
  // A name stays together.
  const name = `${member_name}\u00a0${member_surname}`;
  return (
    <Band
      tone="waiting"
      title={
        relative
          ? `ท่านกำลังดูข้อมูลของ ${name} ในฐานะญาติ (ดูได้อย่างเดียว) ถึง ${formatThaiDateTime(relative.until)}`
          : `ดูในนาม ${name} (เลขทะเบียน ${displayMembershipNo(membership_no)})`
      }
      action={
        <Button onClick={() => void signOut()}>{relative ? 'ออกจากระบบ' : 'สิ้นสุดการดู'}</Button>
      }
    >
      {relative ? (
        <span className="no-print">
          ส่งคำขอหรือแก้ไขข้อมูลแทนไม่ได้ สมาชิกเห็นว่าท่านเปิดดูอะไรบ้าง หากออกจากระบบแล้ว ต้องขอรหัสเชิญใหม่
        </span>
      ) : (
        'ท่านเป็นผู้ดูแลระบบ อ่านได้อย่างเดียว ทุกการเปิดดูถูกบันทึกไว้'
      )}
    </Band>
  );
}

// Rarely shown.
const RelativeClosed = lazy(() => import('./relative-closed.tsx'));
// Loaded after the page, because nothing depends on it.
const Bell = lazy(() => import('../../notifications/member-bell.tsx'));

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberLastUpdateShow', {});

interface LayoutMemberProps {
  /** Asks the member something over any page of the area. */
  readonly prompt: ReactNode;
}

/** Layout of the member area: fixed bar, side menu, page; below 1024 px drawer and lower bar instead of the menu. */
export function LayoutMember({ prompt }: LayoutMemberProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const isRelative = useMemberSession()?.relative !== undefined;
  // Notices and questions for the member are not for a relative.
  const isLive = useOfflineMode() !== 'kept' && !isRelative;
  const openDrawer = () => setDrawerOpen(true);
  const close = () => setDrawerOpen(false);
  useEffect(registerWorkerToStay, []);
  useEffect(() => setDrawerOpen(false), [pathname]);
  return (
    <AreaGate area="member">
      <SkipLink />
      <AreaHeader who={<SignedInMember />}>
        <HideAmountsButton />
        <Suspense fallback={<BellSpace />}>{isLive && <Bell />}</Suspense>
        <MenuTool english="Menu" expanded={drawerOpen} onClick={openDrawer} />
      </AreaHeader>
      <Drawer label="เมนูสมาชิก" open={drawerOpen} onClose={close}>
        <MemberMenu onChoose={close} />
        <DrawerFoot who={<SignedInMember />} />
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
            {isLive && prompt}
          </TermsGate>
        </main>
      </div>
      <BottomBar menuOpen={drawerOpen} onMenu={openDrawer} />
    </AreaGate>
  );
}
