import type { EndpointKey } from '@coop/contracts/endpoints';
import type { MatrixRow } from './case.ts';
import { FEEDS } from './feeds.ts';
import { groupAccess, memberAccess } from './pages-access.ts';
import { groupForms, memberForms } from './pages-forms.ts';
import { gates } from './pages-gates.ts';
import { infoForms } from './pages-info-forms.ts';

/** Endpoints that no page shows, with the reason why. */
export const EXCEPTIONS = {
  memberPushSubscribe:
    'follows what the browser and its push service say, and no browser of these tests has one; its screen test fails it',
  memberPushUnsubscribe: 'offered for a device that was subscribed; the screen’s test fails it',
  memberPushTest: 'offered on a device that was subscribed; the screen’s test fails it',
  memberNotificationAuthShow:
    'asked by the push connection behind every page; without it the list of notifications is still read',
  infoVerifyKeys:
    'read in the background of /verify; without it the keys kept on the device, or the cooperative alone, check a paper',
} as const satisfies Partial<Record<EndpointKey, string>>;

/** What is pressed, and the gates, by hand; feeds come from the table of addresses. */
const BY_HAND = {
  ...infoForms,
  ...memberAccess,
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
