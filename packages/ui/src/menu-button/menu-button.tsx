import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button/button.tsx';
import styles from './menu-button.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

type MenuItem = { label: string; onSelect: () => void };

export type MenuButtonProps = {
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
};

export function MenuButton({ label, icon, items }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useMenuKeys(open, setOpen);
  return (
    <div className={styles.root} ref={menu.root}>
      <button
        ref={menu.button}
        id={`${id}-button`}
        type="button"
        className={buttonClass()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => (open ? menu.close() : menu.openAt('first'))}
        onKeyDown={menu.onButtonKey}
      >
        {icon}
        {label}
        <ChevronDown />
      </button>
      {open ? (
        <div
          ref={menu.popup}
          id={`${id}-menu`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          className={styles.menu}
          onKeyDown={menu.onMenuKey}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                menu.close();
                item.onSelect();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
