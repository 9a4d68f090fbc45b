import type { EndpointKey } from '@coop/contracts/endpoints';
import type { MatrixRow } from './case.ts';
import { FEEDS } from './feeds.ts';
import { groupAccess, memberAccess } from './pages-access.ts';
import { groupForms, memberForms } from './pages-forms.ts';
import { gates } from './pages-gates.ts';
import { infoForms } from './pages-info-forms.ts';
import { relatives } from './pages-relative.ts';

const BY_DEVICE =
  'asked only where a device has a passkey, which the pages of the matrix have not: passkey.e2e.ts';

/** Endpoints that no page shows, with the reason why. */
export const EXCEPTIONS = {
  memberNotificationAuthShow:
    'asked by the push connection behind every page; without it the list of notifications is still read',
  memberPasskeyOptions: BY_DEVICE,
  memberPasskeyRegister: BY_DEVICE,
  memberPasskeyRemove: BY_DEVICE,
  memberPasskeyChallenge: BY_DEVICE,
  memberPasskeyLogin: BY_DEVICE,
} as const satisfies Partial<Record<EndpointKey, string>>;

/** What is pressed, and the gates, by hand; feeds come from the table of addresses. */
const BY_HAND = {
  ...infoForms,
  ...memberAccess,
  ...relatives,
  ...memberForms,
  ...groupAccess,
  ...groupForms,
  ...gates,
} as const satisfies { readonly [K in EndpointKey]?: MatrixRow };

/** The fault matrix. A unit test finds the endpoint of the contract that is neither here nor above. */
export const FAULT_PAGES: { readonly [K in EndpointKey]?: MatrixRow } = {
  ...Object.fromEntries(FEEDS),
  ...BY_HAND,
};
