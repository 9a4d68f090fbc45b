import { SiteLink } from '../../site/site-link.tsx';
import type { MenuEntry, TopItem } from './menu-model.ts';
import styles from './plain-menu.module.css';

function Links({ links }: { links: readonly (TopItem | MenuEntry)[] }) {
  return (
    <ul>
      {links.map((link) => {
        const inner = 'entries' in link ? link.entries : 'links' in link ? link.links : undefined;
        return (
          <li key={link.label}>
            {inner ? link.label : <SiteLink href={link.href}>{link.label}</SiteLink>}
            {inner && <Links links={inner} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The top menu for browsers without scripts: all its links, behind a summary that opens by itself. */
export function PlainMenu({ items }: { items: readonly TopItem[] }) {
  return (
    <noscript className={styles.menu}>
      <details>
        <summary>เมนู</summary>
        <nav aria-label="เมนูหลัก">
          <Links links={items} />
        </nav>
      </details>
    </noscript>
  );
}
