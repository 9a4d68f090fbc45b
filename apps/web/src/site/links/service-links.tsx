import type { Path } from '@coop/addresses/addresses';
import { titleOf } from '@coop/addresses/title';
import { Link } from 'react-router';
import { emptyPages } from '../empty-pages.ts';
import { useSite } from '../site.tsx';

const PAGES = [
  '/loans',
  '/rates',
  '/calendar',
  '/welfare',
  '/join',
  '/figures',
  '/contact',
] as const satisfies readonly Path[];

/** Links to the pages about the cooperative's services, but for those that have nothing to say of it. */
export function ServiceLinks({ className }: { className: string | undefined }) {
  const empty = emptyPages(useSite());
  return (
    <nav aria-label="บริการของสหกรณ์" className={className}>
      {PAGES.filter((page) => !empty.includes(page)).map((page) => (
        <Link key={page} to={page}>
          {titleOf(page)}
        </Link>
      ))}
    </nav>
  );
}
