import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Address } from './address.ts';
import { ADDRESSES } from './addresses.ts';
import { accessSamples } from './samples/access.ts';
import { infoSamples } from './samples/info.ts';
import { recordSamples } from './samples/member-records.ts';
import { rightSamples } from './samples/member-rights.ts';
import { membergroupSamples } from './samples/membergroup.ts';
import type { Sample, SampleFeed } from './samples/sample-page.ts';

const SAMPLES: Readonly<Record<string, Sample>> = {
  ...infoSamples,
  ...accessSamples,
  ...recordSamples,
  ...rightSamples,
  ...membergroupSamples,
};

/** Returns the sample page of a row, which every row has; its heading is the row's title where it says no other. */
export function sampleOf({ path, titleTH }: Address): Sample {
  const sample = SAMPLES[path];
  if (!sample) throw new Error(`no sample page for ${path}`);
  return titleTH === undefined ? sample : { heading: titleTH, ...sample };
}

/** The first personas: a member, and the agency that this member belongs to. */
const FIRST = { none: undefined, member: '00001', membergroup: '80010001' } as const;

/** Returns the address of the sample page of a row. */
export const sampleAddress = (row: Address): string => sampleOf(row).at ?? row.path;

/** Returns the number of the member or agency signed in on the sample page; undefined on a public one. */
export const samplePersona = (row: Address): string | undefined =>
  sampleOf(row).as ?? FIRST[row.session];

export const sampleFeeds = (row: Address) =>
  Object.entries(sampleOf(row).feeds ?? {}) as [EndpointKey, SampleFeed][];

/** Returns what one opens the sample page for; undefined where it asks for something instead of answering. */
export const answerOf = (row: Address): string | undefined =>
  sampleOf(row).answer ?? sampleFeeds(row)[0]?.[1].shows;

/** Returns the row of a path, which must exist. */
export function addressOf(path: string): Address {
  const row = ADDRESSES.find((address) => address.path === path);
  if (!row) throw new Error(`no address ${path}`);
  return row;
}
