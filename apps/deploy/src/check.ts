// Says everything that is wrong with the site configuration that a deployment has mounted, and whether it may start.
// Run once before the web server: `node src/check.ts [FILE]`, exit code 0 or 1.
import { readFileSync } from 'node:fs';
import { findSiteProblems } from './site-problems.ts';

const file = process.argv[2] ?? '/site/site.json';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'is not there; SITE_JSON names the file on this machine',
  EISDIR: 'is a folder: the file that SITE_JSON names is not there',
  EACCES: 'cannot be read; chmod a+r',
};

function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    console.error(`site configuration: ${file} ${WHY[code] ?? `cannot be read (${code})`}`);
    process.exitCode = 1;
    return undefined;
  }
}

const text = read();
if (text !== undefined) {
  const { problems, remarks } = findSiteProblems(text);
  for (const remark of remarks) console.warn(`site configuration: ${remark} (not an error)`);
  for (const problem of problems) console.error(`site configuration: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('site configuration: ok');
}
