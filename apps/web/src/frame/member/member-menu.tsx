import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { Link, useLocation } from 'react-router';
import { useOfflineMode } from '../../feed/offline-mode.ts';
import { useSignOut } from '../../gates/sign-out.ts';
import { isUnavailable, roundOf, useRoundState } from '../../parts/confirm/confirm-round.ts';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import styles from '../area-menu.module.css';
import { MenuActions, menuIcon } from '../menu-actions.tsx';
import type { MenuItem } from '../menu-item.ts';
import { activeItem, MEMBER_MENU } from './member-menu-items.ts';

/** Not in the menu of the specification: it stands beside the sign-out. */
const DEVICES: MenuItem = {
  path: paths.member.session,
  label: 'อุปกรณ์ที่เข้าสู่ระบบ',
  icon: MonitorSmartphone,
};

interface MemberMenuProps {
  /** Called when a link of the menu is followed, even one to the current page. */
  readonly onChoose?: (() => void) | undefined;
}

interface ItemProps extends MemberMenuProps {
  readonly item: MenuItem;
  readonly isActive: boolean;
}

function ItemLink({ item, isActive, onChoose }: ItemProps) {
  return (
    <Link
      to={item.path}
      className={styles.item}
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
    >
      <item.icon {...menuIcon} />
      {item.label}
    </Link>
  );
}

/** Returns why the item is no link: nothing to confirm (MEM-03), or not known yet. */
function useUnavailable(): string | undefined {
  const { data, isPending } = useRoundState();
  const isKept = useOfflineMode() === 'kept';
  if (isPending) return isKept ? undefined : 'กำลังตรวจสอบ';
  const round = roundOf(data);
  if (!round || !isUnavailable(round)) return undefined;
  return round.confirmStatus === 0 ? 'ไม่มีรอบที่เปิดอยู่' : 'ท่านไม่อยู่ในรอบนี้';
}

/** Grey and without an address while there is nothing to confirm or the answer is loading; a link after a failure. */
function ConfirmItem(props: ItemProps) {
  const reason = useUnavailable();
  if (reason === undefined) return <ItemLink {...props} />;
  const { item } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a disabled link
    <span role="link" aria-disabled tabIndex={0} className={`${styles.item} ${styles.unavailable}`}>
      <item.icon {...menuIcon} />
      <span>
        {item.label}
        <span className={styles.reason}>{reason}</span>
      </span>
    </span>
  );
}

/**
 * The side menu of the member area. A drawer around it must close as soon as a link is followed: closing returns the
 * focus to the menu button, and the heading of the next page has to get it after that.
 */
export function MemberMenu({ onChoose }: MemberMenuProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname)?.path;
  const signOut = useSignOut();
  const isRelative = useMemberSession()?.relative !== undefined;
  const items = isRelative ? MEMBER_MENU.filter(({ path }) => isOpenToRelative(path)) : MEMBER_MENU;
  return (
    <nav aria-label="เมนูสมาชิก" className={styles.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            {item.path === paths.member.confirmData ? (
              <ConfirmItem item={item} isActive={item.path === active} onChoose={onChoose} />
            ) : (
              <ItemLink item={item} isActive={item.path === active} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
      <MenuActions onSignOut={() => void signOut()} home="กลับหน้าเว็บไซต์">
        {!isRelative && (
          <li>
            <ItemLink item={DEVICES} isActive={pathname === DEVICES.path} onChoose={onChoose} />
          </li>
        )}
      </MenuActions>
    </nav>
  );
}
