import { plainPage, publicPage } from './address.ts';

/** The public site: about the cooperative and the portal, and pages for those who build it. */
export const infoAbout = [
  publicPage('/accessibility', {
    isOurs: true,
    inSitemap: true,
    sample: { heading: 'การเข้าถึงเว็บไซต์' },
  }),
  publicPage('/search', {
    isOurs: true,
    sample: {
      heading: 'ค้นหา',
      feeds: {
        infoTopicList: {
          at: '/search?q=ปันผล',
          input: { body: { category: 'news', page: 1, q: 'ปันผล' } },
        },
        infoBoardList: {
          at: '/search?q=ปันผล',
          input: { body: { page: 1, q: 'ปันผล' } },
        },
      },
    },
  }),
  plainPage('/load', {
    sample: {},
  }),
  plainPage('/colors', {
    sample: {},
  }),
  publicPage('/privacy-policy/cookies-policy', {
    screen: 'info/cookies-policy',
    inSitemap: true,
    sample: { heading: 'นโยบายคุกกี้' },
  }),
  publicPage('/privacy-policy/private-policy', {
    screen: 'info/private-policy',
    inSitemap: true,
    sample: {},
  }),
] as const;
