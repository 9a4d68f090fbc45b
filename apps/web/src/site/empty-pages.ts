import type { Path } from '@coop/addresses/addresses';
import type { SiteConfig } from '@coop/contracts/site';

/** Pages that have nothing to say of a cooperative, and to which nothing leads. */
export function emptyPages({ by_laws, publishes = [] }: SiteConfig): readonly Path[] {
  const pages: readonly (readonly [Path, boolean])[] = [
    // Like the calculators it has no products but those that are named.
    ['/loans', !by_laws?.loans?.products?.length],
    ['/calendar', !publishes.includes('calendar')],
    ['/figures', !publishes.includes('figures')],
    ['/welfare', by_laws?.welfare?.kinds?.length === 0],
  ];
  return pages.filter(([, isEmpty]) => isEmpty).map(([path]) => path);
}
