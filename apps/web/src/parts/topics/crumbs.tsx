import { Breadcrumbs, type Crumb } from '@coop/ui/breadcrumbs';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { useRenderedPage } from '../../site/rendered-page.ts';

/** Breadcrumbs from the first page. */
export function PublicCrumbs({ items }: { items: readonly Crumb[] }) {
  const rendered = useRenderedPage();
  const trail = [{ label: 'หน้าหลัก', href: paths.home }, ...items];
  rendered?.note?.({ trail });
  return <Breadcrumbs items={trail} renderLink={(href, label) => <Link to={href}>{label}</Link>} />;
}
