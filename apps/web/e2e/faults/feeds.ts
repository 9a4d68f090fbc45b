import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, sampleFeeds, samplePersona } from '@coop/addresses/sample';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { type FeedRow, VISITOR, type Who } from './case.ts';
import { SPECIAL } from './special-feeds.ts';

const KINDS = { member: 'member', membergroup: 'agency' } as const;

function whoOf(row: Address): Who {
  const no = samplePersona(row);
  return row.session === 'none' || no === undefined ? VISITOR : { as: KINDS[row.session], no };
}

function rowsOf(row: Address): [EndpointKey, FeedRow][] {
  const { heading } = row.sample;
  return sampleFeeds(row).flatMap(([key, feed]): [EndpointKey, FeedRow][] => {
    if (feed.shows === undefined) return [];
    const { shows, wrongType, missing, at = sampleAddress(row) } = feed;
    const page = { how: 'on load', who: whoOf(row), at, ...(heading && { heading }) } as const;
    return [[key, { ...page, shows, wrongType, missing, ...SPECIAL[key] }]];
  });
}

/** Every feed with the sample page that shows it, from the table of addresses. */
export const FEEDS = ADDRESSES.flatMap(rowsOf);

/** Feeds of pages for one kind of person. */
export const feedsFor = (as: Who['as']) => FEEDS.filter(([, { who }]) => who.as === as);
