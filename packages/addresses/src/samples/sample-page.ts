import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** Lets the tests see that a feed has come, and spoil it. */
interface Probe {
  /** Words on the page once the feed has come. */
  readonly shows: string;
  /** Path of a field that may arrive in another type; `*` is any row of a list. */
  readonly wrongType: string;
  /** Path of one that may not arrive; absent for an answer of one field, which is none without it. */
  readonly missing?: string;
}

/** Input of a feed; optional where every field is. */
type Asked<K extends EndpointKey> =
  object extends CallInput<K>
    ? { readonly input?: CallInput<K> }
    : { readonly input: CallInput<K> };

/** A feed of the sample page. One that has a probe is walked through every fault on this page. */
export type SampleFeed<K extends EndpointKey = EndpointKey> = Asked<K> &
  (Probe | { readonly shows?: never }) & {
    /** Page that asks for it; the sample's own by default. */
    readonly at?: string;
  };

/** A page at the address, for tests, measurements and testers. Nothing that is built for browsers imports it. */
export interface Sample {
  /** The path itself by default. */
  readonly at?: string;
  /** Addresses of the page's other states. */
  readonly alsoAt?: readonly string[];
  /** Number of the signed-in person; by default the area's first persona. */
  readonly as?: string;
  /** Part of the page's heading, where that is not its row's title; missing where a feed brings the whole heading. */
  readonly heading?: string;
  /** Text that one opens the page for, where its first feed does not show it; said early, by eye and by ear. */
  readonly answer?: string;
  readonly feeds?: { readonly [K in EndpointKey]?: SampleFeed<K> };
}
