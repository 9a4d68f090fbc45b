// Finds a Chromium for the browser tests. On Debian as root it installs one; elsewhere it says in one line how.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findChromium() {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
}

/** Path of a Chromium, or undefined when there is none and none could be installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Debian’s chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (!installed) {
    console.error(
      'No Chromium found. Install one (Debian: apt-get install chromium) or name it: CHROMIUM=/path/to/chrome npm test',
    );
  }
  return installed;
}
