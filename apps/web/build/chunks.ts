/** Parts of nearly every page, so that an area does not load the file of another for them. */
export const COMMON = [
  'lucide-react/',
  'ui/src/amount/',
  'ui/src/band/',
  'ui/src/bar-tool/',
  'ui/src/breadcrumbs/',
  'ui/src/card/',
  'ui/src/drawer/',
  'ui/src/field/',
  'ui/src/page-header/',
  'ui/src/tag/',
  'addresses/src/title',
  'finance/src/calendar',
  'format/src/text/graphemes',
  'format/src/identifiers/membership-no',
  'web/src/feed/feed-view',
  'web/src/feed/use-feed',
  'web/src/frame/pages/public-page',
  'web/src/page/crumbs',
  'web/src/page/empty-card',
  'web/src/page/failed-title',
  'web/src/page/link-button',
  'web/src/page/page-focus',
  'web/src/page/print-',
  'web/src/page/use-printing',
  'web/src/settings/settings',
  'web/src/settings/text-size',
  'web/src/site/links/phone-link',
];

/** Parts of small forms, of which the sign-in is one. */
export const FIELDS = [
  'ui/src/checkbox/',
  'ui/src/error-summary/',
  'ui/src/password-field/',
  'ui/src/text-field/',
  'web/src/feed/use-once',
  'web/src/forms/form-errors',
  'web/src/forms/form-summary',
  'web/src/forms/refusal',
  'web/src/forms/submit',
];

/** A file of one of the parts; examples are for the page of components alone. */
const isOf = (parts: readonly string[]) => new RegExp(`(${parts.join('|')})(?!examples)`);

/**
 * The bundler splits by route. Beside that stand in a file each: the libraries that every page has, so that a new release
 * leaves them in the browser's cache; what pages begin with, with all that it imports; and what many screens share, so
 * that a page needs few files. The order of the groups says who takes what several import.
 */
const IN_ORDER = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|@tanstack)\// },
  // The start of every page.
  { name: 'first', test: /web\/src\/first-paint\/start\.tsx$/ },
  { name: 'common', test: isOf(COMMON), minShareCount: 2 },
  // The start of every page behind a sign-in, and of the sign-in itself.
  { name: 'gates', test: /web\/src\/gates\/(area-gate|session-guard)\.tsx$/ },
  // The start of public pages, with the two that most people open first.
  { name: 'public', test: /web\/src\/(routes\/layouts\/info|info\/(home|show)\/route)\.tsx$/ },
  { name: 'fields', test: isOf(FIELDS) },
  {
    name: 'shared',
    test: /web\/src\/(?!info|member|forms\/use-form-errors)|packages\/(ui\/src\/(?!.*examples)|(format|finance|papers)\/)/,
    minShareCount: 6,
  },
  { name: 'signed-in', test: /web\/src\/routes\/layouts\/member\.tsx$/ },
  { name: 'client', test: /web\/src\/client\/backend\.ts$/ },
];

export const GROUPS = IN_ORDER.map((group, index) => ({
  ...group,
  priority: IN_ORDER.length - index,
}));
