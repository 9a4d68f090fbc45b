import { ADDRESSES } from '@coop/addresses/addresses';

// Where each address of the portal is held against axe, light and dark. One without a test of its own is walked by one
// for all; src/testing/axe-coverage.test.ts sees that the named tests do it.

/** Public pages without parts that unfold. */
const PLAIN: ReadonlySet<string> = new Set([
  '/home',
  '/load',
  '/colors',
  '/privacy-policy/cookies-policy',
  '/privacy-policy/private-policy',
]);

/** Addresses that have a test of their own, and the file that holds it. */
export const TESTED_BY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ADDRESSES.filter(({ layout, path }) => layout === 'info' && !PLAIN.has(path)).map(
      ({ path }) => [path, 'public/screens'],
    ),
  ),
  ...Object.fromEntries(
    ADDRESSES.filter(({ layout }) => layout === 'member').map(({ path }) => [
      path,
      'member/screens',
    ]),
  ),
  '/membergroup/logon': 'agency/access',
  '/membergroup/dashboard': 'agency/papers',
  '/membergroup/keeprep': 'agency/papers',
  '/membergroup/delivery_book': 'agency/papers',
  '/membergroup/summarize_rep': 'agency/papers',
  '/membergroup/guide_group': 'agency/papers',
  '/membergroup/deduct_result': 'agency/result',
};

/** The others, which everywhere/accessibility.e2e.ts walks. */
export const WALKED = ADDRESSES.filter(({ path }) => !(path in TESTED_BY));
