// Searches the portal's build for forbidden words: passwords and secrets of the demonstration, and in what browsers are
// sent also names of testing tools. All are read from the mock's own files.
import { globSync, readFileSync } from 'node:fs';
import { BOT_CHECK } from '../apps/mock-api/src/bot-check/routes.ts';
import { WORLD_COOKIE, WORLD_HEADER } from '../apps/mock-api/src/call/world-of.ts';
import { readEnvironment } from '../apps/mock-api/src/environment/environment.ts';
import { DEMO_APP } from '../apps/mock-api/src/push/push-app.ts';
import { PASSWORD } from '../apps/mock-api/src/testing/start-mock.ts';

const DIST = new URL('../apps/web/dist/', import.meta.url);
const SECRETS = {
  'the password of the personas': PASSWORD,
  'the secret of the push application': DEMO_APP.secret,
  'the secret of the bot check': BOT_CHECK.secret,
  'the secret of the cookies': readEnvironment({}).COOKIE_SECRET,
  'the key of the papers': readEnvironment({}).VERIFY_KEY,
  'the token that always passes': 'always-pass',
};
const TOOLS = {
  'the control plane': '__control',
  'the header of worlds': WORLD_HEADER,
  'the cookie of worlds': WORLD_COOKIE,
  'a map of the sources': 'sourceMappingURL',
};

/** The server passes the tools' paths on where a deployment says so. */
const NEVER = { client: { ...SECRETS, ...TOOLS }, server: SECRETS };

const files = globSync('{client,server}/**/*.{js,css,html,json,map}', {
  cwd: DIST,
  exclude: ['server/node_modules/**'],
});
const found = files.flatMap((file) => {
  const text = readFileSync(new URL(file, DIST), 'utf8');
  return Object.entries(NEVER[file.startsWith('client') ? 'client' : 'server'])
    .filter(([, words]) => text.includes(words))
    .map(([what]) => `${file} holds ${what}`);
});
for (const line of found) console.error(line);
console.log(`${files.length} files of the build, ${found.length} findings`);
process.exit(files.length > 50 && found.length === 0 ? 0 : 1);
