import type { SiteConfig } from '@coop/contracts/site';

// The slots of a prerendered page that the web server fills with the cooperative's own words. In the build they are
// templates of the Caddy web server (Go's text/template with sprig); `fill` does the same for `npm start` and the
// tests.

/** Stands for the site's origin, which is not known at build time. */
export const ORIGIN = 'https://portal.invalid';

/** Stand for the words of a site during prerendering. The phone becomes part of a link, so its mark has digits. */
const MARKS = {
  coopNameTH: 'xCoopNameThx',
  coopNameEN: 'xCoopNameEnx',
  initials: 'xInitialsx',
  www_description: 'xDescriptionx',
  coop_address: 'xAddressx',
  phone: '0200000191',
  email: 'mail@portal.invalid',
  logo: '/xlogox',
  slogan: 'xSloganx',
} as const;

/** A site configuration made of marks, with or without a logo. */
export function markedSite(hasLogo: boolean): SiteConfig {
  const { logo, ...words } = MARKS;
  // Which texts are published is not known yet either: their pages are written as they wait.
  const texts = { privacy: '/', cookies: '/', accessibility: '/' };
  const rest = { ...words, texts };
  return hasLogo ? { ...rest, logo } : rest;
}

interface Known {
  readonly site: SiteConfig;
  /** Scheme and host of the request. */
  readonly origin: string;
}

interface Slot {
  readonly mark: string;
  readonly expression: string;
  readonly value: (known: Known) => string;
}

const optional = (name: 'coop_address' | 'phone' | 'email' | 'logo' | 'slogan'): Slot => ({
  mark: MARKS[name],
  expression: `{{default "" $site.${name} | html}}`,
  value: ({ site }) => site[name] ?? '',
});

/**
 * The fallbacks are those of the pages (initialsOf, PageMeta). A mark that is contained in another must come after it.
 */
const SLOTS: readonly Slot[] = [
  {
    mark: MARKS.coopNameTH,
    expression: '{{$site.coopNameTH | html}}',
    value: ({ site }) => site.coopNameTH,
  },
  {
    mark: MARKS.coopNameEN,
    expression: '{{$site.coopNameEN | html}}',
    value: ({ site }) => site.coopNameEN,
  },
  {
    mark: MARKS.initials,
    expression: '{{default (printf "%.2s" $site.coopNameTH) $site.initials | html}}',
    value: ({ site }) => site.initials || site.coopNameTH.slice(0, 2),
  },
  {
    mark: MARKS.www_description,
    expression: '{{default $site.coopNameTH $site.www_description | html}}',
    value: ({ site }) => site.www_description || site.coopNameTH,
  },
  optional('coop_address'),
  optional('phone'),
  optional('email'),
  optional('slogan'),
  {
    // Shared links need the absolute address of the logo.
    mark: ORIGIN + MARKS.logo,
    expression: '{{$seal | html}}',
    value: ({ site, origin }) => new URL(site.logo ?? '', origin).href,
  },
  optional('logo'),
  { mark: ORIGIN, expression: '{{$origin | html}}', value: ({ origin }) => origin },
];

/** The first line of every page: reads the variables that the slots use. */
export const PREAMBLE = [
  '{{$site := httpInclude "/site.json" | mustFromJson}}',
  '{{if not (and $site.coopNameTH $site.coopNameEN)}}{{fail "site.json: no name"}}{{end}}',
  '{{$origin := default (printf "https://%s" .Host) (env "PUBLIC_ORIGIN")}}',
  '{{$seal := default "" $site.logo}}{{if hasPrefix "/" $seal}}{{$seal = print $origin $seal}}{{end}}',
].join('');

const JSON_SLOT = '{{toJson $site}}';
const JSON_NAME = '{{toJson $site.coopNameTH}}';
const MOURNING = '{{if default (not (hasKey $site "mourning")) $site.mourning}}mourning{{end}}';

/** The configuration itself, for the page's script. */
export const SITE_ELEMENT = `<script type="application/json" id="site">${JSON_SLOT}</script>`;
/** The web app manifest with a slot for the cooperative's name. */
export const namedManifest = (json: string) =>
  PREAMBLE + json.replace(/("name": )"[^"]*"/, `$1${JSON_NAME}`);
/** The class attribute of public pages, with a slot for mourning. */
export const MOURNING_CLASS = ` class="${MOURNING}"`;

/** Characters that no text uses, one for each slot, so that comparing two texts never cuts an expression. */
const placeholder = (index: number) => String.fromCharCode(0xe000 + index);
const toPlaceholders = (text: string) =>
  SLOTS.reduce((done, { mark }, index) => done.replaceAll(mark, placeholder(index)), text);
const toExpressions = (text: string) =>
  SLOTS.reduce(
    (done, { expression }, index) => done.replaceAll(placeholder(index), expression),
    text,
  );

/** Joins two texts that differ in one place by a condition: the first text is for a site with a logo. */
function joined(withLogo: string, without: string): string {
  if (withLogo === without) return without;
  let front = 0;
  while (withLogo[front] === without[front]) front += 1;
  const [a, b] = [withLogo.slice(front), without.slice(front)];
  let back = 0;
  while (back < Math.min(a.length, b.length) && a.at(-1 - back) === b.at(-1 - back)) back += 1;
  const cut = (text: string) => text.slice(0, text.length - back);
  const end = b.slice(b.length - back);
  return `${without.slice(0, front)}{{if $site.logo}}${cut(a)}{{else}}${cut(b)}{{end}}${end}`;
}

/** Makes a template of a text that was rendered with and without a logo. */
export function toTemplate(withLogo: string, without: string): string {
  if (/\{\{|[\ue000-\uf8ff]/.test(withLogo)) {
    throw new Error(
      'a page holds "{{" or a private-use character, which mean something to the web server',
    );
  }
  return toExpressions(joined(toPlaceholders(withLogo), toPlaceholders(without)));
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);

/** JSON for a script element, escaped so that no text in it can end the element. */
const asJson = (value: SiteConfig | string) =>
  JSON.stringify(value).replace(/[<>&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);

/**
 * The page for a site at an address, as the web server would send it. Throws on an expression it does not know, and
 * when the site has no name.
 */
export function fill(template: string, known: Known): string {
  const { site } = known;
  if (!site.coopNameTH || !site.coopNameEN) throw new Error('site.json: no name');
  return template
    .replace(PREAMBLE, '')
    .replace(MOURNING, site.mourning === false ? '' : 'mourning')
    .replace(/\{\{if \$site\.logo\}\}(.*?)\{\{else\}\}(.*?)\{\{end\}\}/gs, site.logo ? '$1' : '$2')
    .replace(/\{\{.*?\}\}/g, (expression) => {
      if (expression === JSON_SLOT) return asJson(site);
      if (expression === JSON_NAME) return asJson(site.coopNameTH);
      const slot = SLOTS.find((one) => one.expression === expression);
      if (!slot) throw new Error(`the page holds ${expression}, which is not known here`);
      return escaped(slot.value(known));
    });
}
