import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../site/links/site-link.tsx';
import { MenuEntries, useFitsWindow } from './menu-entries.tsx';
import { leadsTo, type TopItem } from './menu-model.ts';
import styles from './public-menu.module.css';
import { useMenuBar } from './use-menu-bar.ts';

function Dropdown({ id, item, onChoose }: { id: string; item: TopItem; onChoose: () => void }) {
  const popup = useFitsWindow<HTMLDivElement>();
  const { entries = [] } = item;
  return (
    <div ref={popup} id={id} className={styles.popup}>
      {entries.length > 0 ? (
        <MenuEntries entries={entries} onChoose={onChoose} />
      ) : (
        <p className={styles.empty}>ยังไม่พบเมนู</p>
      )}
    </div>
  );
}

interface ParentProps {
  readonly item: TopItem;
  readonly menu: ReturnType<typeof useMenuBar>;
}

function Parent({ item, menu: { open, setOpen } }: ParentProps) {
  const id = useId();
  const isCurrent = leadsTo(item, useLocation().pathname);
  const isOpen = open === item.key;
  const Caret = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <button
        type="button"
        className={styles.item}
        data-level={0}
        data-key={item.key}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(isOpen ? undefined : item.key)}
      >
        {item.label}
        <Caret aria-hidden />
      </button>
      {isOpen && <Dropdown id={id} item={item} onChoose={() => setOpen(undefined)} />}
    </>
  );
}

interface PublicMenuProps {
  readonly items: readonly TopItem[];
  /** Retries the feed after a failure; undefined otherwise. */
  readonly onRetry: (() => void) | undefined;
}

/** The top menu as a bar (PUB-03 to 07). One dropdown is open at a time. */
export function PublicMenu({ items, onRetry }: PublicMenuProps) {
  const { pathname } = useLocation();
  const menu = useMenuBar();
  return (
    <nav aria-label="เมนูหลัก" className={`${styles.bar} needs-scripts`}>
      <ul ref={menu.root} onKeyDown={menu.onKeyDown}>
        {items.map((item) => (
          <li key={item.key}>
            {item.entries ? (
              <Parent item={item} menu={menu} />
            ) : (
              <SiteLink
                href={item.href}
                className={styles.item}
                data-level={0}
                data-current={item.href === pathname || undefined}
                aria-current={item.href === pathname ? 'page' : undefined}
                onClick={() => menu.setOpen(undefined)}
              >
                {item.label}
              </SiteLink>
            )}
          </li>
        ))}
        {onRetry && (
          <li>
            <button type="button" className={styles.item} data-level={0} onClick={onRetry}>
              โหลดเมนูไม่สำเร็จ ลองใหม่
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
