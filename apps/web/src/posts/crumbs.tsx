import type { Crumb } from '@coop/ui/breadcrumbs';
import { Crumbs } from '../page/crumbs.tsx';
import { paths } from '../site/paths.ts';
import { useRenderedPage } from '../site/rendered-page.ts';

/** Breadcrumbs from the first page. */
export function PublicCrumbs({ items }: { items: readonly Crumb[] }) {
  const rendered = useRenderedPage();
  const trail = [{ label: 'หน้าหลัก', href: paths.home }, ...items];
  rendered?.note?.({ trail });
  return <Crumbs items={trail} />;
}
