import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Settings2 from 'lucide-react/icons/settings-2';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Settings } from '../settings/settings.tsx';
import { paths } from '../site/paths.ts';
import styles from './area-menu.module.css';

export const menuIcon = { 'aria-hidden': true, size: 22, strokeWidth: 1.75 } as const;

interface MenuActionsProps {
  readonly onSignOut: () => void;
  /** Label of the link to the public site. */
  readonly home: ReactNode;
  /** The settings offer to hide amounts. */
  readonly withAmounts?: boolean;
}

/** The last part of an area's menu: settings, sign-out, link to the public site. */
export function MenuActions({ onSignOut, home, withAmounts = true }: MenuActionsProps) {
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <ul>
        <li>
          <button type="button" className={styles.item} onClick={() => setSettingsOpen(true)}>
            <Settings2 {...menuIcon} />
            ตั้งค่าการแสดงผล
          </button>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={onSignOut}>
            <LogOut {...menuIcon} />
            ออกจากระบบ
          </button>
        </li>
        <li>
          <Link to={paths.home} className={styles.item}>
            <House {...menuIcon} />
            {home}
          </Link>
        </li>
      </ul>
      <Settings
        open={settingsOpen}
        onClose={() => setSettingsOpen(false)}
        withAmounts={withAmounts}
      />
    </>
  );
}
