import { FEEDS } from './feeds.ts';
import { walkAction } from './press.ts';
import { presses } from './presses.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of FEEDS) {
  faultTest(
    `[ERR-01][ERR-02][ERR-03][WEB-07][AUTH-08][GRP-12] ${key} on ${row.at} through its faults`,
    ({ walk }) => walkFeed(walk, key, row),
  );
}

for (const [key, row] of Object.entries(presses)) {
  faultTest(
    `[ERR-01][ERR-02][ERR-07][AUTH-03] ${key} on ${row.at} through its faults`,
    ({ walk }) => walkAction(walk, key as keyof typeof presses, row),
  );
}
