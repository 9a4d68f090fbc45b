// Circumstances under which the tests must pass: other days, another time zone, no locale, more fonts. `npm test --
// --on NAME` runs them under one, `npm run any-day` under each. Days need Debian's faketime.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../apps/web/e2e/browser/chromium.mjs';

const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;
const FAKETIME = '/usr/lib/*/faketime/libfaketime.so.1';
const THAI_FONTS = ['fonts-thai-tlwg', 'fonts-noto'];

interface FromToday {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  /** Of the year, from 0 on. */
  readonly month?: number;
  /** Of the month. */
  readonly day?: number;
}

/** Returns midnight in Bangkok, in milliseconds, of a day relative to today. */
function midnight({ years = 0, months = 0, days = 0, month, day }: FromToday): number {
  const today = new Date(Date.now() + BANGKOK_MS);
  const year = today.getUTCFullYear() + years;
  const inMonth = (month ?? today.getUTCMonth()) + months;
  return Date.UTC(year, inMonth, (day ?? today.getUTCDate()) + days) - BANGKOK_MS;
}

const NOON_MS = DAY_MS / 2;

type Variables = Readonly<Record<string, string>>;

/** Start of the tests; the run of 31 December goes over into the new year. */
const INSTANTS: Readonly<Record<string, () => number>> = {
  tomorrow: () => midnight({ days: 1 }) + NOON_MS,
  'end-of-month': () => midnight({ months: 1, day: 0 }) + NOON_MS,
  'new-years-eve': () => midnight({ month: 11, day: 31 }) + DAY_MS - 60_000,
  'new-year': () => midnight({ years: 1, month: 0, day: 1 }) + NOON_MS,
  'leap-day': () => Date.parse('2028-02-29T12:00:00+07:00'),
  'in-two-years': () => midnight({ years: 2 }) + NOON_MS,
};

const OTHERS: Readonly<Record<string, () => Variables>> = {
  'los-angeles': () => ({ TZ: 'America/Los_Angeles' }),
  'no-locale': () => ({ LANG: 'C', LC_ALL: 'C' }),
  'thai-fonts': withThaiFonts,
};

export const CIRCUMSTANCES = [...Object.keys(INSTANTS), ...Object.keys(OTHERS)];

const apt = (...args: string[]) =>
  spawnSync('apt-get', ['-qq', '-y', '--no-install-recommends', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function findFaketime(): string {
  if (globSync(FAKETIME).length === 0) {
    apt('update');
    apt('install', 'faketime');
  }
  const [library] = globSync(FAKETIME);
  if (!library) throw new Error('libfaketime is missing; on Debian: apt-get install faketime');
  return library;
}

/** Chromium's processes spin under libfaketime, so it runs without; the tests' pages have a clock of their own. */
function plainChromium(): string {
  const script = join(mkdtempSync(join(tmpdir(), 'chromium-')), 'chromium');
  writeFileSync(script, `#!/bin/sh\nunset LD_PRELOAD\nexec '${findChromium()}' "$@"\n`);
  chmodSync(script, 0o755);
  return script;
}

/** Returns how far an instant lies ahead, in seconds with a sign, as faketime wants it; today's noon may be over. */
export function aheadOf(instant: number, now: number): string {
  const seconds = Math.round((instant - now) / 1_000);
  return seconds < 0 ? `${seconds}` : `+${seconds}`;
}

function withClock(instant: number): Variables {
  return {
    LD_PRELOAD: findFaketime(),
    FAKETIME: aheadOf(instant, Date.now()),
    // Timeouts keep their length.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    CHROMIUM: plainChromium(),
  };
}

/** The fonts lie in a folder that only these tests see, so that nothing is installed. */
function withThaiFonts(): Variables {
  const folder = join(tmpdir(), 'thai-fonts');
  const configuration = join(folder, 'fonts.conf');
  if (!existsSync(configuration)) {
    const archives = join(folder, 'archives');
    mkdirSync(join(archives, 'partial'), { recursive: true });
    apt('update');
    const where = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root'];
    apt('install', '--reinstall', '--download-only', ...where, ...THAI_FONTS);
    const packages = globSync(`${archives}/*.deb`);
    if (packages.length === 0) throw new Error(`could not download ${THAI_FONTS.join(', ')}`);
    for (const text of packages) spawnSync('dpkg', ['-x', text, folder], { stdio: 'inherit' });
    writeFileSync(
      configuration,
      `<?xml version="1.0"?><fontconfig><include>/etc/fonts/fonts.conf</include><dir>${folder}</dir></fontconfig>`,
    );
  }
  return { FONTCONFIG_FILE: configuration };
}

/** Chooses a circumstance by the commit. */
function ofCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return CIRCUMSTANCES[Number.parseInt(stdout.slice(0, 8), 16) % CIRCUMSTANCES.length] ?? '';
}

/** Resolves `in-turn` to the name of a circumstance; throws for an unknown name. */
export function nameOf(option: string): string {
  const name = option === 'in-turn' ? ofCommit() : option;
  if (CIRCUMSTANCES.includes(name)) return name;
  throw new Error(`--on wants in-turn or one of ${CIRCUMSTANCES.join(', ')}, not ${option}`);
}

/** Returns variables that bring a circumstance about for the commands started now. */
export function variablesOn(name: string): Variables {
  const instant = INSTANTS[name];
  return instant ? withClock(instant()) : (OTHERS[name]?.() ?? {});
}
