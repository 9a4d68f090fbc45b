import { Breadcrumbs, type Crumb } from '@coop/ui/breadcrumbs';
import { Link } from '../../router/link.tsx';
import { paths } from '../../site/paths.ts';

/** Breadcrumbs from the first page. */
export function PublicCrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <Breadcrumbs
      items={[{ label: 'หน้าหลัก', href: paths.home }, ...items]}
      renderLink={(href, label) => <Link to={href}>{label}</Link>}
    />
  );
}
