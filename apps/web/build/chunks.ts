// Assigns the modules of the web to the files of its build.
import { readdirSync, readFileSync } from 'node:fs';

/** Modules of every first view. */
const FIRST = [
  String.raw`node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\/`,
  String.raw`web\/src\/(first-paint\/start|client\/first-calls|feed\/(dehydrated|group-failure|loader|offline-mode|query-client|use-feed)|frame\/layout-plain|offline\/request-idle|page\/message-page|page\/page-focus|page\/page-meta|session\/(listeners|session)|toasts\/(notify|say-failure))\.`,
  String.raw`ui\/src\/(brand\/brand|card\/card|field\/field|hide-amounts\/hide-amounts)\.`,
  // Modules of forms are small: in a file of their own they would cost each page with a field another request.
  String.raw`ui\/src\/(checkbox|error-summary|text-field)\/(?!examples).*tsx?$`,
  String.raw`web\/src\/(page\/failed-title|parts\/form\/(?!use-|data-url|paper-|refusal-words))`,
  String.raw`format\/src\/(thai-digits|membership-no)\.|contracts\/src\/(info\/post-limits|api-error|errors|group-failure)\.`,
];

/** Their sheet, with the loader of screens: apart from the code, which the first paint does without. */
const ENTRY = [
  'vite/preload-helper|rolldown/runtime',
  String.raw`ui\/src\/(tokens|base)\.css$`,
  String.raw`ui\/src\/(amount|brand|button|empty-state|failed-state|field|skeleton|card|checkbox|error-summary|password-field|text-field)\/.*css`,
  String.raw`web\/src\/(first-paint\/app|page\/(busy-bar|message-page)|frame\/bar|frame\/cookie-banner|fonts\/fonts|frame\/public\/layout-info|gates\/loading-screen|settings\/text-size|site\/search-form)\..*css`,
  String.raw`web\/src\/info\/home\/(?!feed).*css`,
];

/** Settings, part of every layout except the plain one of the logon pages; the search beside them, other ways on. */
const SETTINGS = String.raw`web\/src\/(settings\/(settings|text-size)|site\/(search-form|frequent-links|phone-link))\.`;

/** The icons imported by the first view of the public site; other icons belong to other chunks. */
function firstIcons(): RegExp {
  const home = new URL('../src/info/home/', import.meta.url);
  const files = readdirSync(home)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => new URL(name, home));
  for (const file of ['frame/public/public-header.tsx', 'site/search-form.tsx']) {
    files.push(new URL(`../src/${file}`, import.meta.url));
  }
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = [...code.matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name);
  return new RegExp(
    `lucide-react/dist/esm/(?!icons)|lucide-react/dist/esm/icons/(?:${names.join('|')})\\.mjs|${SETTINGS}`,
  );
}

/** Components of a form that most screens do without. */
const FORM_STYLES = 'radio-group|file-field|range-field|text-area|tabs';
/** Components of some screens with records, and of papers: their styles come with them. */
const FIGURE_STYLES = 'print-sheet|stacked-bar|answer-card|progress|timeline-chart';

/** Modules of nearly every screen: feeds, formatting, headings, letterhead, icons, common styles. */
const PAGE = [
  'lucide-react',
  String.raw`ui\/src\/(?!lightbox|pagination|count-bars|palette|${FORM_STYLES}|${FIGURE_STYLES}).*css$`,
  String.raw`ui\/src\/(band|breadcrumbs|dialog|drawer|page-header|search-field|select-field|tag)\/(?!examples)`,
  String.raw`format\/src\/(decimal|graphemes|money|markup|thai-date|thai-text|truncate|wall-time)\.`,
  String.raw`web\/src\/(parts\/papers\/print-head|frame\/member\/member-page)\..*css`,
  String.raw`web\/src\/(parts\/form\/(use-checked|data-url|refusal-words)|session\/drafts|parts\/papers\/print-head|frame\/public\/public-page|frame\/member\/member-meta)\.`,
  String.raw`ui\/src\/(amount|chips|scroll-box|whole|fold)\/(?!examples)|format\/src\/whole\.`,
  String.raw`web\/src\/(parts\/export\/export-table|page\/(crumbs|empty-card|link-button|piece|print-page)|page\/needs-scripts|page\/step-focus|page\/use-phone|page\/use-search)\.`,
  String.raw`web\/src\/(feed\/(feed-view|refresh-after)|offline\/register|site\/rich-text|site\/site-href)\.`,
];

/** Records as tables, charts and papers. */
const RECORDS = [
  String.raw`ui\/src\/(bar-chart|data-table|facts|figures|open-row|sign-status)\/(?!examples)`,
  String.raw`format\/src\/baht-text\.|finance\/src\/(calendar|credit|exact|interest|rounding)\.`,
  String.raw`web\/src\/(parts\/papers\/letterhead|fonts\/use-print-fonts|parts\/month\/(comes-once|signed-amount))\.`,
  String.raw`web\/src\/parts\/statement-table\/two-lines`,
  String.raw`web\/src\/parts\/statement\/(?!save|use-statement|statement-page|numbered-name|cards-or-table|period)`,
];

/** Modules of a member's records only: the frame of a page, statements, own notes, reading aloud. */
const MEMBER = [
  String.raw`ui\/src\/line-chart\/(?!examples)`,
  String.raw`web\/src\/parts\/(notes\/(?!row-notes)|read-aloud\/).*(?<!css)$`,
  String.raw`format\/src\/age\.`,
  String.raw`web\/src\/(frame\/member\/member-page|parts\/month\/(how-to-pay|latest-bill))\.`,
  String.raw`web\/src\/parts\/statement\/(?!save)`,
];

const CLIENT = [
  String.raw`packages\/contracts\/src\/(?!info\/paper-code)|node_modules\/zod\/|src\/client\/backend\.`,
  String.raw`src\/gates\/(gate-queries|sign-out)\.|src\/parts\/confirm\/confirm-round|src\/parts\/requests\/\w+-dialog`,
];

const AREA = [
  String.raw`src\/gates\/(loading-screen|area-gate)\.|src\/offline\/(?!register|request-idle)|feed\/offline-mode`,
  String.raw`src\/frame\/(menu-(actions|tool)|area-header)\.|src\/notifications\/use-notifications|src\/frame\/area-.*\.module|src\/parts\/confirm\/confirm-prompt\.module`,
];

const anyOf = (parts: readonly string[]) => new RegExp(parts.join('|'));

/**
 * Small shared modules are bundled together, so that a page needs few files: a browser has six connections to a server
 * without HTTP/2, and each file costs a round trip. The group with the highest priority takes a module first, with what
 * it imports, so a group comes after those it builds on: the first view, then forms, the client, pages, records. The
 * styles of an area are one sheet that comes with its first screen. Examples of components belong to /colors.
 */
export const CHUNKS = [
  // The entry does without all others until the page has been painted.
  { name: 'entry', priority: 9, test: anyOf(ENTRY) },
  // Two pages that share no styles with others.
  {
    name: 'styles-calculator',
    priority: 7,
    test: /src\/(parts\/calculator|info\/caldividend)\/.*\.css/,
  },
  {
    name: 'styles-topics',
    priority: 7,
    test: /src\/info\/(list|show)\/.*\.css/,
  },
  { name: 'styles-forms', priority: 6, test: new RegExp(`ui/src/(${FORM_STYLES})/.*\\.css`) },
  // Screens whose styles are many and of no use to others have a sheet of their own.
  {
    name: 'styles-member',
    priority: 6,
    test: /src\/member\/(?!logon|register|confirm-data|status).*\.css/,
  },
  {
    name: 'styles-info',
    priority: 6,
    test: /src\/(info\/(?!home|colors)|parts\/(posts|texts)\/).*\.css/,
  },
  // Also used by the public lists, but /colors shows these components without those pages.
  { name: 'styles-lists', priority: 6, test: /src\/(pagination|count-bars)\/.*\.css/ },
  // The billing sheet and the letter are papers, with styles that no other screen needs.
  {
    name: 'styles-membergroup',
    priority: 6,
    test: /src\/membergroup\/(?!logon|keeprep|delivery-book).*\.css/,
  },
  // Toasts are loaded after the first paint; in another chunk their styles would delay it.
  { name: 'styles-late', priority: 6, test: /web\/src\/toasts\/.*css/ },
  { name: 'base', priority: 4, test: anyOf(FIRST) },
  { name: 'icons-first', priority: 3.5, test: firstIcons() },
  {
    name: 'form',
    priority: 3,
    test: /node_modules\/react-hook-form\/|packages\/ui\/src\/password-field\/(?!examples)|src\/parts\/(logon\/(?!rejection|.*css)|form\/use-form-errors)/,
  },
  // The backend's client with the table of all calls, and the cache of feeds: pages behind a sign-in begin with it,
  // public ones load it when they need it.
  { name: 'client', priority: 1.5, test: anyOf(CLIENT) },
  {
    name: 'page',
    // Modules of a single screen come with it.
    minShareCount: 2,
    priority: 2,
    test: anyOf(PAGE),
  },
  // The frame of the public site, and the parts of most of its pages.
  {
    name: 'public',
    priority: 1,
    test: /src\/frame\/public\/|src\/parts\/topics\/|src\/info\/home\//,
  },
  // The frame of every page behind a sign-in: the session's check and end, the offline mode, the drawer.
  { name: 'area', priority: 0.95, test: anyOf(AREA) },
  // Modules of the board, the demands and the lists.
  {
    name: 'posts',
    priority: 0.9,
    test: /parts\/posts\/(?!own-posts|use-post-form|rules|highlighted|use-list-query|no-such-page)/,
  },
  // Checking papers, in all areas.
  {
    name: 'paper',
    priority: 0.5,
    test: /web\/src\/parts\/papers\/(paper-mark|mark)\.|contracts\/src\/info\/paper-code/,
  },
  {
    name: 'fields',
    priority: 0.4,
    test: /ui\/src\/(radio-group|file-field|text-area)\/(?!examples).*tsx/,
  },
  {
    name: 'records',
    minShareCount: 2,
    priority: 0.1,
    test: anyOf(RECORDS),
  },
  {
    name: 'agency',
    priority: 0.05,
    test: /src\/membergroup\/(text|to-transfer|transfer-words|recorded-words|several|find-people|use-sheet|period-field|sheet-page)\.tsx?$/,
  },
  // Parts of the month's collection: on two or three screens only.
  {
    name: 'month',
    minShareCount: 2,
    priority: 0.02,
    test: /web\/src\/parts\/month\/(?!how-to-pay|latest-bill)/,
  },
  {
    name: 'member',
    minShareCount: 2,
    priority: 0.01,
    test: anyOf(MEMBER),
  },
  // A description of a paper as its print: on some statements, and on screens that are no statement.
  {
    name: 'sheet',
    priority: 0.005,
    test: /web\/src\/parts\/papers\/(figures|paper-sheet|sheet-|use-paper)|ui\/src\/print-sheet\/(?!examples)/,
  },
  // Most screens with a paper name its file; few of them are statements.
  { name: 'file-name', priority: 0.005, test: /web\/src\/parts\/export\/file-name/ },
  { name: 'date-field', priority: 0.03, test: /ui\/src\/date-field\/(?!examples)/ },
  // Statements with their filters and papers, on a few of those.
  {
    name: 'statement',
    minShareCount: 2,
    priority: 0,
    test: /web\/src\/parts\/(statement-table\/(?!account-)|notes\/row-notes)/,
  },
];
