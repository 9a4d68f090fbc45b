import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';

/** `welcome` is a default layout behind the session check. */
export type LayoutName = 'info' | 'member' | 'membergroup' | 'welcome' | 'default';

/** How the tests see that a feed has come, and where they spoil it. */
interface Probe {
  /** Words on the page once the feed has come. */
  readonly shows: string;
  /** Path of a field that may arrive in another type, and of one that may not arrive; `*` is any row of a list. */
  readonly wrongType: string;
  readonly missing: string;
}

/** What a feed is asked; may be left out where it is asked for nothing in particular. */
type Asked<K extends EndpointKey> =
  object extends CallInput<K>
    ? { readonly input?: CallInput<K> }
    : { readonly input: CallInput<K> };

/** A feed of the sample page. One that has a probe is walked through every fault on this page. */
export type SampleFeed<K extends EndpointKey = EndpointKey> = Asked<K> &
  (Probe | { readonly shows?: never }) & {
    /** Where it is asked, if not at the sample's own address. */
    readonly at?: string;
  };

/** One page at the address, for tests, measurements and testers. The build of the portal leaves it out. */
interface Sample {
  /** The address itself, if not said. */
  readonly at?: string;
  /** Other states of the page that have an address. */
  readonly alsoAt?: readonly string[];
  /** Number of who is signed in; the area's first persona, if not said. */
  readonly as?: string;
  /** Part of the page's heading; missing where a feed brings the whole heading. */
  readonly heading?: string;
  readonly feeds?: { readonly [K in EndpointKey]?: SampleFeed<K> };
}

/** One address of the portal. Every other list of addresses is made from these rows. */
export interface Address {
  /** As the router reads it. */
  readonly path: string;
  /** Folder of the screen's route.tsx in the source of the web, where that is not the path itself. */
  readonly screen?: string;
  readonly layout: LayoutName;
  /** Who must be signed in. */
  readonly session: 'none' | 'member' | 'membergroup';
  /** Key of the area's menu, as the specification numbers it. */
  readonly menuKey?: number;
  /** The specification does not name this address. */
  readonly isOurs?: true;
  /** A relative who was given leave may open it. */
  readonly forRelatives?: true;
  /** Search engines may list it. */
  readonly inSitemap?: true;
  readonly sample: Sample;
}

type Row = Omit<Address, 'path' | 'layout' | 'session'> & Partial<Pick<Address, 'layout'>>;

const pageOf =
  (layout: LayoutName, session: Address['session']) =>
  (path: string, row: Row): Address => ({ path, layout, session, ...row });

// The build knows a row by these functions, and leaves out of it what only tests read.

/** A page in the frame of the public site. */
export const publicPage = pageOf('info', 'none');
/** A page with no menu that anybody may open. */
export const plainPage = pageOf('default', 'none');
/** A page for a member who has signed in. */
export const memberPage = pageOf('member', 'member');
/** A page for an agency that has signed in. */
export const agencyPage = pageOf('membergroup', 'membergroup');
