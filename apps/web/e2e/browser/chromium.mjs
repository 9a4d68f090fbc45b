// Finds a Chromium for the browser tests. On Debian as root it installs one; elsewhere it says in one line how.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell first: the same engine without a window system, a quarter faster through the whole run. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the browser that CHROMIUM names, else of the first one found in the usual places; none where it is empty. */
export function findChromium() {
  if (process.env.CHROMIUM === '') return undefined;
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
}

function install(name) {
  console.log(`Installing Debian’s ${name} for the browser tests …`);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Path of a Chromium, or undefined when there is none and none could be installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    install('chromium-headless-shell');
    if (!findChromium()) install('chromium');
  }
  const installed = findChromium();
  if (!installed) {
    console.error(
      'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM=/path/to/chrome npm test',
    );
  }
  return installed;
}
