import { publicPage } from './address.ts';

/** The public site: news, calculators, board, demands, election. */
export const info = [
  publicPage('/home', {
    inSitemap: true,
  }),
  publicPage('/list/:topicId'),
  publicPage('/show/:topicId'),
  publicPage('/loancal', {
    inSitemap: true,
  }),
  publicPage('/caldividend', {
    inSitemap: true,
  }),
  publicPage('/board', {
    inSitemap: true,
  }),
  publicPage('/boardPost', {
    inSitemap: true,
  }),
  publicPage('/boardShow/:topicId'),
  publicPage('/demand', {
    inSitemap: true,
  }),
  publicPage('/showdemand/:topicId', {
    screen: 'info/show-demand',
  }),
  publicPage('/election', {
    inSitemap: true,
  }),
  publicPage('/verify', {
    isOurs: true,
  }),
] as const;
