import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link, useLocation } from 'react-router';
import { paths } from '../../site/paths.ts';
import { menuIcon } from '../menu-actions.tsx';
import { activePath } from '../menus/place.ts';
import styles from './bottom-bar.module.css';

/** The most used screens, in reach of the thumb. */
const PLACES = [
  { path: paths.member.status, label: 'ภาพรวม', icon: House },
  { path: paths.member.kep, label: 'เรียกเก็บ', icon: ReceiptText },
  { path: paths.member.loan, label: 'เงินกู้', icon: HandCoins },
] as const;

/** The lower bar of the member's phone: three screens and the menu. */
export function BottomBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { pathname } = useLocation();
  const active = activePath(pathname);
  return (
    <nav aria-label="ทางลัด" className={styles.bar}>
      {PLACES.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          to={path}
          className={styles.place}
          aria-current={path === active ? 'page' : undefined}
        >
          <Icon {...menuIcon} />
          {label}
        </Link>
      ))}
      <button type="button" className={styles.place} onClick={onMenu} aria-expanded={menuOpen}>
        <Menu {...menuIcon} />
        เมนู
      </button>
    </nav>
  );
}
