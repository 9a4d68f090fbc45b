import { agencyPage, plainPage } from './address.ts';

/** Input of a month's sheets: the agency that is signed in. */

/** The agency area, with and without a session. */
export const membergroup = [
  plainPage('/membergroup/logon'),
  plainPage('/membergroup/register', {
    isOurs: true,
  }),
  plainPage('/membergroup/forget', {
    screen: 'membergroup/register',
    isOurs: true,
  }),
  agencyPage('/membergroup/dashboard'),
  agencyPage('/membergroup/keeprep', {
    menuKey: 2,
  }),
  agencyPage('/membergroup/delivery_book', {
    menuKey: 3,
  }),
  agencyPage('/membergroup/summarize_rep', {
    menuKey: 4,
  }),
  agencyPage('/membergroup/password', {
    menuKey: 5,
  }),
  agencyPage('/membergroup/session', {
    isOurs: true,
  }),
  agencyPage('/membergroup/guide_group', {
    menuKey: 6,
  }),
  agencyPage('/membergroup/deduct_result', {
    isOurs: true,
  }),
] as const;
