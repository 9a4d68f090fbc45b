import type { Menu } from '@coop/contracts/info/menu';
import type { SiteConfig } from '@coop/contracts/site';
import { siteHref } from '../../site/links/site-href.ts';
import { paths } from '../../site/paths.ts';

interface MenuLink {
  readonly label: string;
  /** Undefined when neither feed nor configuration has an address: the label is shown without a link. */
  readonly href: string | undefined;
}

/** An item of a dropdown; one with links of its own opens a list of them beside it. */
export interface MenuEntry extends MenuLink {
  readonly links?: readonly MenuLink[];
}

/** An item of the top menu; one with `entries`, even an empty list, is a parent. */
export interface TopItem extends MenuLink {
  readonly key: string;
  readonly entries?: readonly MenuEntry[];
}

type Slips = SiteConfig['salarySlips'];

const HOME: TopItem = { key: 'home', label: 'หน้าหลัก', href: paths.home };

const ORGANISATION = 'โครงสร้างองค์กร';
const ORGANISATION_LINKS: readonly MenuLink[] = [
  { label: 'รายชื่อผู้บริหาร', href: '/show/103' },
  { label: 'รายชื่อผู้ตรวจสอบกิจการ', href: '/show/104' },
  { label: 'รายชื่อผู้ตรวจสอบภายใน', href: '/show/105' },
  { label: 'รายชื่อเจ้าหน้าที่', href: '/show/106' },
];

const CIVIL = 'ข้าราชการ';
const EMPLOYEE = 'พนักงานราชการ';
const PERMANENT = 'ลูกจ้างประจำ';
const PENSION = 'ข้าราชการบำนาญ';

/** Audiences of each education office's salary slips (specification 2.2). */
const OFFICES: Readonly<Record<string, readonly string[]>> = {
  'สพป.นศ.1': [CIVIL, EMPLOYEE, PENSION],
  'สพป.นศ.2': [CIVIL, PENSION],
  'สพป.นศ.3': [CIVIL, PERMANENT, PENSION],
  'สพป.นศ.4': [CIVIL, PENSION],
  'สพม.นศ.': [CIVIL, PENSION],
};

type HrefOf = (url: string) => string | undefined;

/** The salary-slip sites of an office, which the specification or else the configuration lists. */
function slipLinks(office: string, slips: Slips, hrefOf: HrefOf): readonly MenuLink[] | undefined {
  const sites = slips?.[office];
  const audiences = OFFICES[office] ?? sites?.map(({ audience }) => audience);
  return audiences?.map((label) => ({
    label,
    href: hrefOf(sites?.find(({ audience }) => audience === label)?.url ?? ''),
  }));
}

/** An entry of a dropdown. A few are recognised by their label; all others are plain links. */
function entryOf(description: string, url: string, slips: Slips, hrefOf: HrefOf): MenuEntry {
  const label = description.trim();
  // Offices are written with and without spaces.
  const name = label.replace(/\s/g, '');
  const links = name === ORGANISATION ? ORGANISATION_LINKS : slipLinks(name, slips, hrefOf);
  return { label, href: hrefOf(url), ...(links && { links }) };
}

/** Builds the top menu: home first, then the items of the feed (specification 2.2). */
export function buildMenu(menu: Menu | undefined, slips?: Slips, origin?: string): TopItem[] {
  const hrefOf: HrefOf = (url) => siteHref(url, origin);
  const items = (menu?.list_manu ?? [])
    .map((item): TopItem => {
      const link = { key: String(item.seq), label: item.manu_name, href: hrefOf(item.url) };
      if (item.is_parent !== 1) return link;
      const subs = menu?.list_sub_manu.filter((sub) => sub.manu_id === item.seq) ?? [];
      const entries = subs.map((sub) => entryOf(sub.description, sub.url, slips, hrefOf));
      return { ...link, entries };
    })
    // The feed may list the home page, too.
    .filter((item) => item.entries || item.href !== HOME.href);
  return [HOME, ...items];
}

/** Tells whether the item, or one of its entries, leads to the current page. */
export function leadsTo(item: TopItem, pathname: string): boolean {
  return [item, ...(item.entries ?? [])].some(({ href }) => href === pathname);
}
