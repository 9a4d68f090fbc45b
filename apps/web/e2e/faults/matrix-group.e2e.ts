import { groupFeeds } from './pages-group.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of Object.entries(groupFeeds)) {
  faultTest(`[ERR-01][GRP-12] ${key} on ${row.at} through every fault`, async ({ walk }) => {
    await walkFeed(walk, key as keyof typeof groupFeeds, row);
  });
}
