import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Address, SampleFeed } from './address.ts';
import { ADDRESSES } from './addresses.ts';

/** The first personas: a member, and the agency that this member belongs to. */
const FIRST = { none: undefined, member: '00001', membergroup: '80010001' } as const;

/** Address of the sample page of a row. */
export const sampleAddress = ({ path, sample }: Address): string => sample.at ?? path;

/** Number of the member or agency who is signed in on the sample page; nobody on a public one. */
export const samplePersona = ({ session, sample }: Address): string | undefined =>
  sample.as ?? FIRST[session];

/** Feeds of the sample page. */
export const sampleFeeds = ({ sample }: Address) =>
  Object.entries(sample.feeds ?? {}) as [EndpointKey, SampleFeed][];

/** The row of a path, which must be there. */
export function addressOf(path: string): Address {
  const row = ADDRESSES.find((one) => one.path === path);
  if (!row) throw new Error(`no address ${path}`);
  return row;
}
