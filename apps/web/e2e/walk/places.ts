import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, sampleFeeds, sampleOf, samplePersona } from '@coop/addresses/sample';

/** A page, and who looks at it. */
export interface Place {
  readonly at: string;
  readonly area: Address['session'];
  /** Number of the member or agency; nobody's on a public page. */
  readonly who?: string | undefined;
}

/** Members whose records are unlike the first one's: nothing yet, arrears, decades, a pension, the longest name. */
const OTHERS = ['00002', '00003', '00004', '00010', '00011'];
const RECORDS = /^\/member\/(status|share|loan|deposit|kep|coll|dividend|welfare|gian)$/;

/** Pages whose controls show something to those who build the portal, and do nothing when pressed. */
const FOR_BUILDERS = /^\/(colors|load)$/;

/** Every other page of the table of addresses, in its states. */
export const PLACES: readonly Place[] = ADDRESSES.flatMap((row) => {
  if (FOR_BUILDERS.test(row.path)) return [];
  const { session: area, path } = row;
  const own = sampleAddress(row);
  const states = sampleFeeds(row).flatMap(([, { at }]) => at ?? []);
  const others = RECORDS.test(path) ? OTHERS : [];
  return [
    ...[...new Set([own, ...(sampleOf(row).alsoAt ?? []), ...states])].map((at) => ({ at })),
    ...others.map((who) => ({ at: own, who })),
  ].map((place) => ({ who: samplePersona(row), ...place, area }));
});

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Percent. */
  readonly letters: '100' | '130';
}

const HEIGHTS = { 320: 640, 360: 740, 412: 860, 768: 1024, 1024: 768, 1366: 768, 1440: 900 };

/** The windows that members have, with letters as they come and with the largest. */
export const SIZES: readonly Size[] = (['100', '130'] as const).flatMap((letters) =>
  Object.entries(HEIGHTS).map(([width, height]) => ({ width: Number(width), height, letters })),
);

export const nameOf = ({ at, who }: Place, { width, letters }: Size): string =>
  `${decodeURI(at)}${who ? ` of ${who}` : ''} at ${width} px${letters === '130' ? ', largest letters' : ''}`;
