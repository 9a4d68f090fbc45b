import { useFeed } from '../../feed/use-feed.ts';
import { SiteLink } from '../../site/links/site-link.tsx';
import { paths } from '../../site/paths.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { useSite } from '../../site/site.tsx';
import { Marquee } from './marquee.tsx';
import { buildMenu, type MenuEntry, type TopItem } from './menu-model.ts';
import styles from './plain-menu.module.css';
import { PublicDrawer } from './public-drawer.tsx';
import { PublicMenu } from './public-menu.tsx';

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

/** Parts that a narrow bar has no room for. */
const AGENCIES = { label: 'สำหรับหน่วยงาน', href: paths.membergroup.logon };

/** The top menu for browsers without scripts: all its links, behind a summary that opens by itself. */
function PlainMenu({ items }: { items: readonly TopItem[] }) {
  return (
    <noscript className={styles.menu}>
      <details>
        <summary>เมนู</summary>
        <nav aria-label="เมนูหลัก">
          <Links links={[...items, AGENCIES]} />
        </nav>
      </details>
    </noscript>
  );
}

export interface PublicTopProps {
  readonly drawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  readonly onSettings: () => void;
}

/** Parts of public pages that the menu's feed fills: the menu, as a bar or drawer, and the announcement. */
export function PublicTop({ drawerOpen, onCloseDrawer, onSettings }: PublicTopProps) {
  const site = useSite();
  const feed = useFeed('infoMenuShow', {});
  const items = buildMenu(feed.data, site.salarySlips, useOrigin());
  const onRetry = feed.isError && !feed.data ? () => void feed.refetch() : undefined;
  const note = feed.data?.marquee?.[0]?.Note;
  return (
    <>
      <PlainMenu items={items} />
      <PublicMenu items={items} onRetry={onRetry} />
      <PublicDrawer
        items={items}
        onRetry={onRetry}
        open={drawerOpen}
        onClose={onCloseDrawer}
        onSettings={onSettings}
      />
      {!feed.isPending && <Marquee html={note || undefined} />}
    </>
  );
}
