import { infoFeeds } from './pages-info.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of Object.entries(infoFeeds)) {
  faultTest(`[ERR-01][ERR-02] ${key} on ${row.at} through every fault`, async ({ walk }) => {
    await walkFeed(walk, key as keyof typeof infoFeeds, row);
  });
}
