import { Breadcrumbs, type Crumb } from '@coop/ui/breadcrumbs';
import { Link } from 'react-router';

/** The way to a page from those above it. */
export const Crumbs = ({ items }: { items: readonly Crumb[] }) => (
  <Breadcrumbs items={items} renderLink={(href, label) => <Link to={href}>{label}</Link>} />
);
