import type { SiteConfig } from '@coop/contracts/site';
import { isoOf } from '@coop/format/wall-time';
import type { BreadcrumbList, NewsArticle, Organization } from 'schema-dts';

/** A public page as described to search engines. */
export interface StructuredPage {
  readonly site: SiteConfig;
  /** The portal's own: scheme and host. */
  readonly origin: string;
  /** Absolute or a path. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `article`: an item with a day of its own. */
  readonly kind: 'page' | 'article';
  /** Day or time of the wire, in Bangkok. */
  readonly publishedAt?: string | undefined;
  /** Address of its picture, absolute or a path. */
  readonly image?: string | undefined;
  /** From the first page to this one; only the last may lack an address. */
  readonly trail: readonly { readonly name: string; readonly href?: string | undefined }[];
}

/** Longest headline that Google shows whole. */
const LONGEST_HEADLINE = 110;

/** Returns an absolute web address; undefined for anything else. */
function wholeUrl(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

type Said<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes empty fields. */
function withoutEmpty<T extends object>(object: T): Said<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== ''),
  ) as Said<T>; // what is left out was undefined or empty
}

function organizationOf({ site, origin }: StructuredPage): Exclude<Organization, string> {
  return withoutEmpty({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.coopNameTH,
    alternateName: site.coopNameEN,
    description: site.www_description,
    url: `${origin}/`,
    logo: wholeUrl(site.logo ?? '/seal.png', origin),
    address: site.coop_address,
    telephone: site.phone,
    email: site.email,
  } as const);
}

function articleOf(page: StructuredPage): Exclude<NewsArticle, string> {
  const { origin } = page;
  const url = wholeUrl(page.url, origin);
  const organization = { '@id': `${origin}/#organization` };
  const day = isoOf(page.publishedAt ?? '') ?? undefined;
  return withoutEmpty({
    '@type': 'NewsArticle',
    headline: Array.from(page.title).slice(0, LONGEST_HEADLINE).join(''),
    description: page.description,
    url,
    mainEntityOfPage: url,
    datePublished: day,
    dateModified: day,
    image: wholeUrl(page.image, origin),
    inLanguage: 'th',
    author: organization,
    publisher: organization,
  } as const);
}

function breadcrumbsOf({ trail, origin }: StructuredPage): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) =>
      withoutEmpty({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: wholeUrl(href, origin),
      } as const),
    ),
  };
}

/**
 * Describes a page in schema.org objects for one graph: the cooperative on every page, an article for an item, and
 * breadcrumbs below the first page. None without the portal's own address, as nothing in them may be relative.
 */
export function structuredData(page: StructuredPage): object[] {
  if (!page.origin) return [];
  return [
    organizationOf(page),
    ...(page.kind === 'article' ? [articleOf(page)] : []),
    ...(page.trail.length > 1 ? [breadcrumbsOf(page)] : []),
  ];
}
