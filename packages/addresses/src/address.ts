/** `welcome` is a default layout behind the session check. */
export type LayoutName = 'info' | 'member' | 'membergroup' | 'welcome' | 'default';

/** The groups of the members' menu, below the entries of the specification, in their order. */
export const MENU_GROUPS = {
  money: 'เงินของท่าน',
  loans: 'เงินกู้',
  family: 'ครอบครัวและสิทธิ',
  settings: 'ตั้งค่า',
} as const;

export type MenuGroup = keyof typeof MENU_GROUPS;

/** Icons of the menus, as lucide names them; the web draws them. */
export type MenuIcon =
  | 'badge-percent'
  | 'bell'
  | 'book-open'
  | 'calendar-days'
  | 'chart-column'
  | 'chart-pie'
  | 'file-signature'
  | 'file-spreadsheet'
  | 'flower-2'
  | 'hand-coins'
  | 'hand-heart'
  | 'heart-handshake'
  | 'house'
  | 'key-round'
  | 'landmark'
  | 'list-checks'
  | 'mail'
  | 'mail-check'
  | 'monitor-smartphone'
  | 'notebook-pen'
  | 'receipt-text'
  | 'scale'
  | 'send'
  | 'shield-check'
  | 'sigma'
  | 'sunrise'
  | 'users'
  | 'users-round';

/** An entry of an area's menu; the entries stand in the order of the rows. */
interface MenuEntry {
  readonly icon: MenuIcon;
  /** Of the members' menu; by default among the entries of the specification. */
  readonly group?: MenuGroup;
  /** Name of the entry where the specification words it otherwise than the page. */
  readonly labelTH?: string;
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
  /** Heading, title and breadcrumb of the page, and its entry in the menu; none where its parameter or a feed gives it. */
  readonly titleTH?: string;
  /** Path of the page above it in a signed-in area; by default the first page of the area. */
  readonly parent?: string;
  readonly menu?: MenuEntry;
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
  <P extends string>(path: P, row: Row = {}): Address & { readonly path: P } => ({
    path,
    layout,
    session,
    ...row,
  });

/** A page in the frame of the public site. */
export const publicPage = pageOf('info', 'none');
/** A page without a menu, open to anybody. */
export const plainPage = pageOf('default', 'none');
export const memberPage = pageOf('member', 'member');
export const agencyPage = pageOf('membergroup', 'membergroup');
