import { memberFeeds } from './pages-member.ts';
import { faultTest, walkFeed } from './walk.ts';

for (const [key, row] of Object.entries(memberFeeds)) {
  faultTest(
    `[ERR-01][ERR-02][AUTH-08] ${key} on ${row.at} through every fault`,
    async ({ walk }) => {
      await walkFeed(walk, key as keyof typeof memberFeeds, row);
    },
  );
}
