import type { ByLawChanges } from './by-law-changes.ts';
import type { ByLaws } from './by-laws.ts';
import example from './example.json' with { type: 'json' };
import type { LoanProductConfig } from './products.ts';

/** By-laws as the portal knows them: of a product no more than its calculators need. */
export type KnownByLaws = Omit<ByLaws, 'loans'> & {
  readonly loans: Omit<ByLaws['loans'], 'products'> & { readonly products: LoanProductConfig[] };
};

/** The example cooperative's by-laws. A test holds the file by its schema, which TypeScript cannot do. */
export const EXAMPLE_BY_LAWS = example as ByLaws;

/** Returns a cooperative's by-laws: those that it names, and the example's for the rest. */
export function byLawsOf(changes: ByLawChanges = {}): KnownByLaws {
  const families = Object.entries(EXAMPLE_BY_LAWS).map(([family, laws]) => [
    family,
    { ...laws, ...changes[family as keyof ByLawChanges] },
  ]);
  // Each family has the fields of its schema.
  return Object.fromEntries(families) as KnownByLaws;
}
