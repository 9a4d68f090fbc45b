import type { EndpointKey } from '@coop/contracts/endpoints';
import type { MatrixRow } from './case.ts';
import { FEEDS } from './feeds.ts';
import { groupAccess, memberAccess } from './pages-access.ts';
import { groupForms, memberForms } from './pages-forms.ts';
import { gates } from './pages-gates.ts';
import { infoForms } from './pages-info-forms.ts';
import { loanForms } from './pages-loan-forms.ts';
import { relatives } from './pages-relative.ts';

const BY_DEVICE =
  'asked only where a device has a passkey, which the pages of the matrix have not: passkey.e2e.ts';

/** Endpoints that no page shows, or that are proved elsewhere, with the reason why. */
export const EXCEPTIONS = {
  memberPushSubscribe:
    'follows what the browser and its push service say, and no browser of these tests has one; its screen test fails it',
  memberPushUnsubscribe: 'offered for a device that was subscribed; the screen’s test fails it',
  memberPushTest: 'offered on a device that was subscribed; the screen’s test fails it',
  memberNotificationAuthShow:
    'asked by the push connection behind every page; without it the list of notifications is still read',
  infoVerifyKeys:
    'read in the background of /verify; without it the keys kept on the device, or the cooperative alone, check a paper',
  memberLoanApplyCancel:
    'asked by the same dialogue as memberRequestpromoneyCancel, which is walked; loan-apply/route.test.tsx cancels',
  memberLoanApplyPapers:
    'asked on a card that only an officer brings; loan-apply/papers.test.tsx lets it fail',
  memberGuaranteeAskList:
    'stands above the guarantees only once another member asks; coll/route.test.tsx shows it and its failure',
  memberGuaranteeAskAnswer:
    'pressed on a card that only another member’s request brings; coll/route.test.tsx lets it fail',
  membergroupSessionEnd:
    'asked by the same dialogue as memberSessionEnd, which is walked; membergroup/session/route.test.tsx fails it',
  memberNoteList: 'says nothing beside an entry; notes/route.test.tsx fails it on its own page',
  memberNoteSave: 'written at an entry; kep/note.test.tsx lets it fail',
  memberNoteDelete: 'pressed in the sheet of memberNoteSave, which says its failures',
  memberConsentUpdate: 'pressed in a dialogue; consent/route.test.tsx lets it fail',
  memberDataCopyCreate: 'gives a file; consent/route.test.tsx lets it fail',
  memberCalendarFeedShow: 'a card of the calendar; calendar/route.test.tsx fails it',
  memberCalendarFeedCreate: 'pressed in that card; calendar/route.test.tsx lets it fail',
  memberCalendarFeedRevoke: 'pressed in that card; calendar/route.test.tsx lets it fail',
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
  ...loanForms,
  ...groupAccess,
  ...groupForms,
  ...gates,
} as const satisfies { readonly [K in EndpointKey]?: MatrixRow };

/** The fault matrix. A unit test finds the endpoint of the contract that is neither here nor above. */
export const FAULT_PAGES: { readonly [K in EndpointKey]?: MatrixRow } = {
  ...Object.fromEntries(FEEDS),
  ...BY_HAND,
};
