import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { GROUP_MENU } from './group-menu-items.ts';
import { useGroupSignOut } from './group-sign-out.ts';
import styles from './member-menu.module.css';
import { paths } from './paths.ts';
import { Settings } from './settings.tsx';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface GroupMenuProps {
  /** A link of the menu was followed; also one to the page that is open. */
  readonly onChoose?: () => void;
}

/** The side menu of the agency area. */
export function GroupMenu({ onChoose }: GroupMenuProps) {
  const { pathname } = useLocation();
  const signOut = useGroupSignOut();
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <nav aria-label="เมนูหน่วยงาน" className={styles.menu}>
      <ul>
        {GROUP_MENU.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              className={styles.item}
              aria-current={item.path === pathname ? 'page' : undefined}
              onClick={onChoose}
            >
              <item.icon {...icon} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <button type="button" className={styles.item} onClick={() => setSettingsOpen(true)}>
            <Settings2 {...icon} />
            ตั้งค่าการแสดงผล
          </button>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <LogOut {...icon} />
            ออกจากระบบ
          </button>
        </li>
        <li>
          <Link to={paths.home} className={styles.item}>
            <House {...icon} />
            <span>
              กลับหน้าหลัก
              <span lang="en" className={styles.reason}>
                back to main page
              </span>
            </span>
          </Link>
        </li>
      </ul>
      <Settings open={settingsOpen} onClose={() => setSettingsOpen(false)} withAmounts={false} />
    </nav>
  );
}
