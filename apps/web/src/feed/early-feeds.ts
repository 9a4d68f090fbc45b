import type { EarlyFeed } from '@coop/addresses/address';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** A number that the wire takes. */
export const NUMBER = /^[1-9]\d{0,8}$/;

export interface EarlyCall {
  readonly key: EndpointKey;
  readonly input: CallInput<EndpointKey>;
}

/** What an address names last; as it stands, like the router, where its escapes are broken. */
function lastOf(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** What a screen at this address asks for. */
export function earlyCallsAt(pathname: string, feeds: readonly EarlyFeed[]): EarlyCall[] {
  const named = lastOf(pathname);
  return feeds.flatMap((feed) => {
    if (typeof feed === 'string') return { key: feed, input: {} };
    const [key, field, kind] = feed;
    // Where a number is wanted and none is named, there is nothing to ask for.
    if (kind === 'number' && !NUMBER.test(named)) return [];
    const value = kind === 'number' ? Number(named) : named;
    // The table of addresses pairs a feed with a field of its own; TypeScript cannot follow the two together.
    return { key, input: { body: { [field]: value } } as unknown as CallInput<EndpointKey> };
  });
}
