import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Address, SampleFeed } from './address.ts';
import { ADDRESSES } from './addresses.ts';

/** The first personas: a member, and the agency that this member belongs to. */
const FIRST = { none: undefined, member: '00001', membergroup: '80010001' } as const;

/** Returns the address of the sample page of a row. */
export const sampleAddress = ({ path, sample }: Address): string => sample.at ?? path;

/** Returns the number of the member or agency signed in on the sample page; undefined on a public one. */
export const samplePersona = ({ session, sample }: Address): string | undefined =>
  sample.as ?? FIRST[session];

export const sampleFeeds = ({ sample }: Address) =>
  Object.entries(sample.feeds ?? {}) as [EndpointKey, SampleFeed][];

/** Returns the row of a path, which must exist. */
export function addressOf(path: string): Address {
  const row = ADDRESSES.find((one) => one.path === path);
  if (!row) throw new Error(`no address ${path}`);
  return row;
}
