// Asks the registry for advisories about production dependencies; fails on a high or a critical one. When the registry
// cannot be asked (offline, or a mirror without advisories) it says so in one line and does not fail.
import { spawnSync } from 'node:child_process';

const LONGEST_MS = 20_000;

const asked = spawnSync('pnpm', ['audit', '--prod', '--json', '--config.fetch-retries=0'], {
  encoding: 'utf8',
  timeout: LONGEST_MS,
  shell: process.platform === 'win32',
});

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const report = readReport(asked.stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const reason = /responded with (\d+)/.exec(`${asked.stdout}${asked.stderr}`)?.[1];
  const why = reason ? `it answers ${reason}` : 'no answer';
  console.log(`advisories: the registry could not be asked (${why}); nothing was checked`);
  process.exit(0);
}

const grave = Object.values(report.advisories ?? {}).filter(({ severity }) =>
  ['high', 'critical'].includes(severity),
);
for (const { severity, module_name, title, url } of grave) {
  console.error(`${severity}: ${module_name}: ${title} (${url})`);
}
console.log(`advisories: ${JSON.stringify(counts)}`);
process.exit((counts.high ?? 0) + (counts.critical ?? 0) + grave.length > 0 ? 1 : 0);
