/** `welcome` is a default layout behind the session check. */
export type LayoutName = 'info' | 'member' | 'membergroup' | 'welcome' | 'default';

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
}

type Row = Omit<Address, 'path' | 'layout' | 'session'> & Partial<Pick<Address, 'layout'>>;

const pageOf =
  (layout: LayoutName, session: Address['session']) =>
  (path: string, row: Row = {}): Address => ({ path, layout, session, ...row });

/** A page in the frame of the public site. */
export const publicPage = pageOf('info', 'none');
/** A page without a menu, open to anybody. */
export const plainPage = pageOf('default', 'none');
export const memberPage = pageOf('member', 'member');
export const agencyPage = pageOf('membergroup', 'membergroup');
