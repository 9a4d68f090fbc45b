import { LoanProductConfig } from '@coop/contracts/by-laws/products';
import type { SiteConfig } from '@coop/contracts/site';

/** The loan products that the cooperative itself names; none of the example's. */
export function lentProducts({ by_laws }: SiteConfig): LoanProductConfig[] {
  const named: unknown = by_laws?.loans?.products;
  const products = Array.isArray(named) ? named : [];
  return products.flatMap((product) => {
    const read = LoanProductConfig.safeParse(product);
    return read.success && read.data.terms.length > 0 ? [read.data] : [];
  });
}
