import { Drawer } from '@coop/ui/drawer';
import Building2 from 'lucide-react/icons/building-2';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Settings2 from 'lucide-react/icons/settings-2';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SiteLink } from '../../site/links/site-link.tsx';
import { paths } from '../../site/paths.ts';
import { SiteBrand } from '../../site/site-brand.tsx';
import { leadsTo, type MenuEntry, type TopItem } from './menu-model.ts';
import styles from './public-drawer.module.css';

interface OpenerProps {
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A button with the part below it that it opens. */
function Opener({ label, isCurrent, isOpen, onToggle, children }: OpenerProps) {
  const id = useId();
  const Caret = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <button
        type="button"
        className={`${styles.item} ${styles.opener}`}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {label}
        <Caret aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={styles.inner}>
          {children}
        </div>
      )}
    </>
  );
}

/** State of several parts of which at most one is open; pressing its button again closes it. */
function useOne() {
  const [open, setOpen] = useState<string>();
  return { open, toggle: (key: string) => setOpen(open === key ? undefined : key) };
}

interface ListProps {
  readonly onChoose: () => void;
}

function Links({ links, onChoose }: ListProps & { links: NonNullable<MenuEntry['links']> }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href} newTab className={styles.item} onClick={onChoose}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function PageLink({ link, onChoose }: ListProps & { link: Pick<MenuEntry, 'label' | 'href'> }) {
  const isCurrent = useLocation().pathname === link.href;
  return (
    <SiteLink
      href={link.href}
      className={styles.item}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      {link.label}
    </SiteLink>
  );
}

function Entries({ entries, onChoose }: ListProps & { entries: readonly MenuEntry[] }) {
  const { open, toggle } = useOne();
  if (entries.length === 0) return <p className={styles.empty}>ยังไม่พบเมนู</p>;
  return (
    <ul>
      {entries.map(({ label, href, links }) => (
        <li key={label}>
          {links ? (
            <Opener label={label} isOpen={open === label} onToggle={() => toggle(label)}>
              <Links links={links} onChoose={onChoose} />
            </Opener>
          ) : (
            <PageLink link={{ label, href }} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Items({ items, onChoose }: ListProps & { items: readonly TopItem[] }) {
  const { open, toggle } = useOne();
  const { pathname } = useLocation();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {item.entries ? (
            <Opener
              label={item.label}
              isCurrent={leadsTo(item, pathname)}
              isOpen={open === item.key}
              onToggle={() => toggle(item.key)}
            >
              <Entries entries={item.entries} onChoose={onChoose} />
            </Opener>
          ) : (
            <PageLink link={item} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PublicDrawerProps {
  readonly items: readonly TopItem[];
  /** Retries the feed after a failure; undefined otherwise. */
  readonly onRetry: (() => void) | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

/** The top menu on small screens: a drawer, in which everything opens by pressing. */
export function PublicDrawer({ items, onRetry, open, onClose, onSettings }: PublicDrawerProps) {
  const changeSettings = () => {
    // Must come first: closing returns the focus to the page, so that the dialogue can return it there later.
    onClose();
    onSettings();
  };
  return (
    <Drawer label="เมนูหลัก" open={open} onClose={onClose}>
      <div className={styles.head}>
        <SiteBrand />
      </div>
      <nav aria-label="เมนูหลัก" className={styles.menu}>
        <Items items={items} onChoose={onClose} />
        {onRetry && (
          <button type="button" className={styles.item} onClick={onRetry}>
            โหลดเมนูไม่สำเร็จ ลองใหม่
          </button>
        )}
        <div className={styles.last}>
          <Link to={paths.membergroup.logon} className={styles.item} onClick={onClose}>
            <Building2 aria-hidden />
            สำหรับหน่วยงาน
          </Link>
          <button type="button" className={styles.item} onClick={changeSettings}>
            <Settings2 aria-hidden />
            ตั้งค่าการแสดงผล
          </button>
        </div>
      </nav>
    </Drawer>
  );
}
