// Says everything that is wrong with the site configuration that a deployment has mounted and with the legal texts
// beside it, and whether it may start.
// Run once before the web server: `node src/check.ts [FILE]`, exit code 0 or 1.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSite } from '@coop/contracts/site';
import {
  type Findings,
  findSiteProblems,
  findTextProblems,
  textFiles,
} from '@coop/contracts/site-problems';

const WHY: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder: the file that SITE_JSON names is not there',
  EACCES: 'cannot be read; chmod a+r',
};

/** Says what is wrong with one file. The text of a file that nothing is wrong with, else undefined. */
function check(
  name: string,
  file: string,
  missing: string,
  find: (text: string) => Findings,
): string | undefined {
  const fail = (problem: string) => {
    console.error(`${name}: ${problem}`);
    process.exitCode = 1;
  };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const why = code === 'ENOENT' ? missing : (WHY[code] ?? `cannot be read (${code})`);
    fail(`${file} ${why}`);
    return undefined;
  }
  const { problems, remarks } = find(text);
  for (const remark of remarks) console.warn(`${name}: ${remark} (not an error)`);
  for (const problem of problems) fail(problem);
  if (problems.length > 0) return undefined;
  console.log(`${name}: ok`);
  return text;
}

const file = process.argv[2] ?? '/site/site.json';
const missing = 'is not there; SITE_JSON names the file on this machine';
const site = check('site configuration', file, missing, findSiteProblems);
if (site !== undefined) {
  for (const [text, path] of textFiles(parseSite(JSON.parse(site.replace(/^\uFEFF/, ''))))) {
    const absent = `is not there, but texts.${text} of the site configuration publishes it`;
    check(`text ${text}`, join(dirname(file), path), absent, findTextProblems);
  }
}
