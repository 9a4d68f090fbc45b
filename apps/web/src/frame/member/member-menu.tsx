import { MENU_GROUPS, type MenuGroup } from '@coop/addresses/address';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useOfflineMode } from '../../feed/offline-mode.ts';
import { useSignOut } from '../../gates/sign-out.ts';
import {
  isUnavailable,
  roundOf,
  useRoundState,
} from '../../requests/confirmation/confirm-round.ts';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import styles from '../area-menu.module.css';
import { MenuActions, menuIcon } from '../menu-actions.tsx';
import { type MenuItem, menuOf } from '../menus/menu.ts';
import { activePath } from '../menus/place.ts';

const ENTRIES = menuOf('member');

interface MemberMenuProps {
  /** Called when a link of the menu is followed, even one to the current page. */
  readonly onChoose?: (() => void) | undefined;
}

interface ItemProps extends MemberMenuProps {
  readonly item: MenuItem;
  readonly isActive: boolean;
}

/**
 * Scrolls the sidebar as little as shows a link of it. `scrollIntoView` would in WebKit scroll the document as well, and
 * the heading of the page would lie under the bar.
 */
function showInSidebar(link: HTMLElement | null): void {
  const box = link?.offsetParent;
  if (!link || !box) return;
  const seen = box.clientHeight - Number.parseFloat(getComputedStyle(box).scrollPaddingBlockEnd);
  const lowestTop = link.offsetTop + link.offsetHeight - seen;
  box.scrollTop = Math.min(Math.max(box.scrollTop, lowestTop), link.offsetTop);
}

function ItemLink({ item, isActive, onChoose }: ItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isInDrawer = onChoose !== undefined;
  useEffect(() => {
    // The groups may be below the fold of the sidebar; a drawer begins at its top.
    if (isActive && !isInDrawer) showInSidebar(link.current);
  }, [isActive, isInDrawer]);
  return (
    <Link
      ref={link}
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

interface EntriesProps extends MemberMenuProps {
  readonly items: readonly MenuItem[];
}

function Entries({ items, onChoose }: EntriesProps) {
  const active = activePath(useLocation().pathname);
  return items.map((item) => {
    const Item = item.path === paths.member.confirmData ? ConfirmItem : ItemLink;
    return (
      <li key={item.path}>
        <Item item={item} isActive={item.path === active} onChoose={onChoose} />
      </li>
    );
  });
}

/** A group under its name; nothing where none of it is open to the reader. */
function GroupOf({ name, items, onChoose }: EntriesProps & { readonly name: string }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      <p id={id} className={styles.group}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        <Entries items={items} onChoose={onChoose} />
      </ul>
    </>
  );
}

/**
 * The side menu of the member area: the entries of the specification, then ours in groups. A drawer around it must close
 * as soon as a link is followed: closing returns the focus to the menu button, and the heading of the next page has to
 * get it after that.
 */
export function MemberMenu({ onChoose }: MemberMenuProps) {
  const signOut = useSignOut();
  const isRelative = useMemberSession()?.relative !== undefined;
  const items = isRelative ? ENTRIES.filter(({ path }) => isOpenToRelative(path)) : ENTRIES;
  const inGroup = (name: MenuGroup | undefined) => items.filter(({ group }) => group === name);
  return (
    <nav aria-label="เมนูสมาชิก" className={styles.menu}>
      <ul>
        <Entries items={inGroup(undefined)} onChoose={onChoose} />
      </ul>
      {(Object.keys(MENU_GROUPS) as MenuGroup[]).map((name) => (
        <GroupOf key={name} name={MENU_GROUPS[name]} items={inGroup(name)} onChoose={onChoose} />
      ))}
      <div className={styles.actions}>
        <MenuActions onSignOut={() => void signOut()} home="กลับหน้าเว็บไซต์" />
      </div>
    </nav>
  );
}
