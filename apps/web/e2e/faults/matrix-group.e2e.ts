import { feedsFor } from './feeds.ts';
import { refuseFeed } from './refuse.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of feedsFor('agency')) {
  faultTest(`[ERR-01][GRP-12][WEB-07] ${key} on ${row.at} through its faults`, async ({ walk }) => {
    await walkFeed(walk, key, row);
    await refuseFeed(walk, key, row);
  });
}
