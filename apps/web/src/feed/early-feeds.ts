import type { EarlyFeed } from '@coop/addresses/address';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** A number in an address that the wire accepts. */
export const NUMBER = /^[1-9]\d{0,8}$/;

export interface EarlyCall {
  readonly key: EndpointKey;
  readonly input: CallInput<EndpointKey>;
}

/** Last segment of an address, decoded; left as it is, as the router does, when its escapes are invalid. */
function lastOf(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * The first calls of the screen at this address.
 * @param agency number of the agency that is signed in; left out where the address names a month
 */
export function earlyCallsAt(
  pathname: string,
  feeds: readonly EarlyFeed[],
  agency?: string,
): EarlyCall[] {
  const named = lastOf(pathname);
  return feeds.flatMap((feed) => {
    if (typeof feed === 'string') return { key: feed, input: {} };
    const [key, field, kind] = feed;
    // Without the number that the feed needs there is no call.
    if (kind === 'number' && !NUMBER.test(named)) return [];
    if (kind === 'agency' && !agency) return [];
    const values = { number: Number(named), agency, named };
    const value = values[kind ?? 'named'];
    // The table of addresses pairs a feed with a field of its own; TypeScript cannot follow the two together.
    return { key, input: { body: { [field]: value } } as unknown as CallInput<EndpointKey> };
  });
}
