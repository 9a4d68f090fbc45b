import { AGENCY, type GateRow, MEMBER, VISITOR } from './case.ts';

/** Calls that let one into a page, or out of it. */
export const gates = {
  memberAuthShow: { how: 'gate', who: MEMBER, at: '/member/share' },
  memberTermsShow: { how: 'gate', who: MEMBER, at: '/member/share' },
  memberAuthLogout: { how: 'gate', who: MEMBER, at: '/member/share' },
  membergroupAuthShow: { how: 'gate', who: AGENCY, at: '/membergroup/summarize_rep' },
  membergroupAuthLogout: { how: 'gate', who: AGENCY, at: '/membergroup/summarize_rep' },
  adminImpersonateShow: { how: 'gate', who: VISITOR, at: '/member/impersonate' },
} as const satisfies Record<string, GateRow>;
