import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSignOut } from '../../gates/sign-out.ts';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { hasDrafts } from '../../session/drafts.ts';
import styles from '../area-menu.module.css';
import { MenuActions, menuIcon } from '../menu-actions.tsx';
import { menuOf } from '../menus/menu.ts';

const ENTRIES = menuOf('membergroup');

interface GroupMenuProps {
  /** Called when a link of the menu is followed, even one to the current page. */
  readonly onChoose?: () => void;
}

export function GroupMenu({ onChoose }: GroupMenuProps) {
  const { pathname } = useLocation();
  const signOut = useSignOut('membergroup');
  const [asks, setAsks] = useState(false);
  return (
    <nav aria-label="เมนูหน่วยงาน" className={styles.menu}>
      <ul>
        {ENTRIES.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              className={styles.item}
              aria-current={item.path === pathname ? 'page' : undefined}
              onClick={onChoose}
            >
              <item.icon {...menuIcon} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <MenuActions
        onSignOut={() => (hasDrafts('membergroup') ? setAsks(true) : void signOut())}
        home={
          <span>
            กลับหน้าหลัก
            <span lang="en" className={styles.reason}>
              back to main page
            </span>
          </span>
        }
        withAmounts={false}
      />
      {asks && (
        <ConfirmDialog
          title="ออกจากระบบหรือไม่"
          words={{ yes: 'ออกจากระบบ', busy: 'กำลังออกจากระบบ', no: 'กรอกต่อ' }}
          busy={false}
          onConfirm={() => {
            setAsks(false);
            void signOut();
          }}
          onClose={() => setAsks(false)}
        >
          <p>ท่านมีผลการหักเงินที่กรอกไว้และยังไม่ได้บันทึก เมื่อออกจากระบบ สิ่งที่กรอกไว้จะหายไป</p>
        </ConfirmDialog>
      )}
    </nav>
  );
}
