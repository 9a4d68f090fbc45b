// Asks eleven questions and writes the folder of a cooperative, for SITE_DIR: `npm run site new`. Answers may be piped in,
// one a line; an empty line is the answer in brackets. `npm run site check FOLDER` names the errors of a folder, or of all
// in it, for SITES_DIR.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { bangkokDate } from '@coop/format/thai-date';
import { checkFolder } from './check-folder.ts';
import { checkFolders } from './check-folders.ts';
import { listHosts } from './folders.ts';
import { askAll } from './site-questions.ts';
import { writeFolder } from './write-folder.ts';

const { stdin, stdout, argv } = process;

/** Names every error of the folders of a server with many cooperatives. */
function checkAll(dir: string, hosts: readonly string[]): void {
  // As where they are to run: without an address of the mock beside them.
  const { problems, remarks } = checkFolders({ ...process.env, NODE_ENV: 'production' }, dir);
  for (const remark of remarks) console.log(remark);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${dir} is good: ${hosts.length} cooperatives.`);
}

/** Names every error of a folder, and by-laws that contradict each other. */
function check(folder: string): void {
  const hosts = existsSync(join(folder, 'site.json')) ? [] : listHosts(folder);
  const isOfMany = hosts.some((host) => existsSync(join(folder, host, 'site.json')));
  if (isOfMany) {
    checkAll(folder, hosts);
    return;
  }
  const { problems, remarks } = checkFolder(folder);
  for (const remark of remarks) console.log(remark);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${folder} is good.`);
}

async function main(): Promise<void> {
  const [, , act, folder, ...more] = argv;
  if (act === 'check' && folder && more.length === 0) return check(folder);
  if (act !== 'new' || folder) throw new Error('npm run site new, or npm run site check FOLDER');
  const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
  const answers = await askAll({
    say: (words) => stdout.write(words),
    hear: async () => (await lines.next()).value,
    isPatient: stdin.isTTY,
  });
  writeFolder(answers, bangkokDate(Date.now()));
  const { problems } = checkFolder(answers.folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(
    `\n${answers.folder} is written. Its texts are drafts: read them before you publish.`,
  );
  console.log(`Look at it: SITE_DIR="${resolve(answers.folder)}" npm start`);
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
