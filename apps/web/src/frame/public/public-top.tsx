import { useFeed } from '../../feed/use-feed.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { useSite } from '../../site/site.tsx';
import { Marquee } from './marquee.tsx';
import { buildMenu } from './menu-model.ts';
import { PlainMenu } from './plain-menu.tsx';
import { PublicDrawer } from './public-drawer.tsx';
import { PublicMenu } from './public-menu.tsx';

export interface PublicTopProps {
  readonly drawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  readonly onSettings: () => void;
}

/**
 * The parts at the head of public pages that the menu's feed fills: the menu, as a bar or drawer, and the announcement.
 */
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
