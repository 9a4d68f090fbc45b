import { FEEDS } from './feeds.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of FEEDS) {
  faultTest(
    `[ERR-01][ERR-02][ERR-03][WEB-07][AUTH-08][GRP-12] ${key} on ${row.at} through its faults`,
    ({ walk }) => walkFeed(walk, key, row),
  );
}
