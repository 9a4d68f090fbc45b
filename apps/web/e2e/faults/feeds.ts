import {
  addressOf,
  sampleAddress,
  sampleFeeds,
  sampleOf,
  samplePersona,
} from '@coop/addresses/sample';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { type FeedRow, VISITOR, type Who } from './case.ts';

/** One page of each layout and kind: rendered by the server, a list, a statement, a sheet of an agency. */
const PATHS = [
  '/home',
  '/list/:topicId',
  '/member/dep_statement/:statement',
  '/membergroup/keeprep',
];

const KINDS = { member: 'member', membergroup: 'agency' } as const;

/** The feeds of those pages; src/faults.test.tsx walks all the others. */
export const FEEDS: readonly [EndpointKey, FeedRow][] = PATHS.map(addressOf).flatMap((row) =>
  sampleFeeds(row).flatMap(([key, feed]): [EndpointKey, FeedRow][] => {
    if (feed.shows === undefined) return [];
    const no = samplePersona(row);
    const who: Who =
      row.session === 'none' || no === undefined ? VISITOR : { as: KINDS[row.session], no };
    const { heading } = sampleOf(row);
    const { shows, wrongType, missing } = feed;
    const at = sampleAddress(row);
    return [[key, { who, at, ...(heading && { heading }), shows, wrongType, missing }]];
  }),
);
