import { plainPage, publicPage } from './address.ts';

/** The public site: about the cooperative and the portal, and pages for those who build it. */
export const infoAbout = [
  publicPage('/accessibility', {
    titleTH: 'การเข้าถึงเว็บไซต์',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/search', {
    isOurs: true,
  }),
  plainPage('/load'),
  plainPage('/colors'),
  publicPage('/privacy-policy/cookies-policy', {
    titleTH: 'นโยบายคุกกี้',
    screen: 'info/cookies-policy',
    inSitemap: true,
  }),
  publicPage('/privacy-policy/private-policy', {
    titleTH: 'นโยบายความเป็นส่วนตัว',
    screen: 'info/private-policy',
    inSitemap: true,
  }),
] as const;
