import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** A feed that a screen begins with. With a field it is about what the address names last, and says so there. */
export type EarlyFeed = EndpointKey | readonly [key: EndpointKey, field: string, kind?: 'number'];

/** A number that the wire takes. */
export const NUMBER = /^[1-9]\d{0,8}$/;

export interface Asked {
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
export function askedAt(pathname: string, feeds: readonly EarlyFeed[]): Asked[] {
  const named = lastOf(pathname);
  return feeds.flatMap((feed) => {
    if (typeof feed === 'string') return { key: feed, input: {} };
    const [key, field, kind] = feed;
    // Where a number is wanted and none is named, there is nothing to ask for.
    if (kind === 'number' && !NUMBER.test(named)) return [];
    const value = kind === 'number' ? Number(named) : named;
    // That the feed has such a field is for the route table to know; its test asks the contract.
    return { key, input: { body: { [field]: value } } as unknown as CallInput<EndpointKey> };
  });
}
