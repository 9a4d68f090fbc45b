import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** `welcome` is a default layout behind the session check. */
export type LayoutName = 'info' | 'member' | 'membergroup' | 'welcome' | 'default';

/** Lets the tests see that a feed has come, and spoil it. */
interface Probe {
  /** Words on the page once the feed has come. */
  readonly shows: string;
  /** Path of a field that may arrive in another type, and of one that may not arrive; `*` is any row of a list. */
  readonly wrongType: string;
  readonly missing: string;
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

/** A page at the address, for tests, measurements and testers. The build of the portal leaves it out. */
interface Sample {
  /** The path itself by default. */
  readonly at?: string;
  /** Addresses of the page's other states. */
  readonly alsoAt?: readonly string[];
  /** Number of the signed-in person; by default the area's first persona. */
  readonly as?: string;
  /** Part of the page's heading; missing where a feed brings the whole heading. */
  readonly heading?: string;
  readonly feeds?: { readonly [K in EndpointKey]?: SampleFeed<K> };
}

/** An address of the portal. Every other list of addresses is made from these rows. */
export interface Address {
  /** As the router reads it. */
  readonly path: string;
  /** Folder of the screen's route.tsx in the source of the web; by default made from the path. */
  readonly screen?: string;
  readonly layout: LayoutName;
  /** Session that the page requires. */
  readonly session: 'none' | 'member' | 'membergroup';
  /** Key of the area's menu, as the specification numbers it. */
  readonly menuKey?: number;
  /** The specification does not name this address. */
  readonly isOurs?: true;
  /** A relative with permission may open it. */
  readonly forRelatives?: true;
  /** Search engines may list it. */
  readonly inSitemap?: true;
  readonly sample: Sample;
}

type Row = Omit<Address, 'path' | 'layout' | 'session'> & Partial<Pick<Address, 'layout'>>;

const pageOf =
  (layout: LayoutName, session: Address['session']) =>
  (path: string, row: Row): Address => ({ path, layout, session, ...row });

// The build recognises a row by these functions, and drops what only tests read.

/** A page in the frame of the public site. */
export const publicPage = pageOf('info', 'none');
/** A page without a menu, open to anybody. */
export const plainPage = pageOf('default', 'none');
export const memberPage = pageOf('member', 'member');
export const agencyPage = pageOf('membergroup', 'membergroup');
