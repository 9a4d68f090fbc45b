import { feedsFor } from './feeds.ts';
import { refuseFeed } from './refuse.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of feedsFor('member')) {
  faultTest(
    `[ERR-01][ERR-02][ERR-03][WEB-07][AUTH-08] ${key} on ${row.at} through its faults`,
    async ({ walk }) => {
      await walkFeed(walk, key, row);
      await refuseFeed(walk, key, row);
    },
  );
}
