import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../site/site-link.tsx';
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
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

function Parent({ item, isCurrent, isOpen, onToggle, onChoose }: ParentProps) {
  const id = useId();
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
        onClick={onToggle}
      >
        {item.label}
        <Caret aria-hidden />
      </button>
      {isOpen && <Dropdown id={id} item={item} onChoose={onChoose} />}
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
  const { root, open, setOpen, onKeyDown } = useMenuBar();
  const close = () => setOpen(undefined);
  return (
    <nav aria-label="เมนูหลัก" className={`${styles.bar} needs-scripts`}>
      <ul ref={root} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.key}>
            {item.entries ? (
              <Parent
                item={item}
                isCurrent={leadsTo(item, pathname)}
                isOpen={open === item.key}
                onToggle={() => setOpen(open === item.key ? undefined : item.key)}
                onChoose={close}
              />
            ) : (
              <SiteLink
                href={item.href}
                className={styles.item}
                data-level={0}
                data-current={item.href === pathname || undefined}
                aria-current={item.href === pathname ? 'page' : undefined}
                onClick={close}
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
