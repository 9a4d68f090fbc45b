import type { World } from '@coop/testing/world';

// Compiles only while each of these lines does not.

export const misspelt = ({ faults, linkFor }: World): unknown[] => [
  // @ts-expect-error no such endpoint
  faults.add({ endpoint: 'memberSharList', status: 503 }),
  // @ts-expect-error no such field
  faults.add({ endpoint: 'memberShareList', missing: 'rows.*.operate_dat' }),
  // @ts-expect-error no such preset
  faults.add({ endpoint: 'memberShareList', preset: 'to-many' }),
  // @ts-expect-error no such persona
  linkFor({ persona: 'pensoner' }),
];
