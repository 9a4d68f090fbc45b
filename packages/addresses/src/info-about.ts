import { plainPage, publicPage } from './address.ts';

/** The public site: what is said about itself, and pages for those who build it. */
export const infoAbout = [
  publicPage('/accessibility', {
    screen: 'info/accessibility',
    isOurs: true,
    inSitemap: true,
    sample: { heading: 'การเข้าถึงเว็บไซต์' },
  }),
  plainPage('/load', {
    screen: 'info/load',
    sample: {},
  }),
  plainPage('/colors', {
    screen: 'info/colors',
    sample: {},
  }),
  plainPage('/privacy-policy/cookies-policy', {
    screen: 'info/cookies-policy',
    inSitemap: true,
    sample: { heading: 'นโยบายคุกกี้' },
  }),
  plainPage('/privacy-policy/private-policy', {
    screen: 'info/private-policy',
    inSitemap: true,
    sample: {},
  }),
] as const;
