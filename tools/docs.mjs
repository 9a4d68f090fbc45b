// Writes whatever is derived from the code: the contract's examples from answers of the mock and the by-laws of
// docs/deploy.md from their schema and what the control plane's procedures answer, which tests hold to be current, and what a folder's size has come down to
// (checks/folder-lines.json). And pages that git does not keep: docs/api.md from the contract's table with the examples,
// docs/control.md from the control plane's router,
// docs/wording.md from the Thai in the sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderControl } from '../apps/mock-api/src/control/document.ts';
import { recordExamples } from '../apps/mock-api/src/testing/record-examples.ts';
import { renderApiPages } from '../packages/contracts/src/api-pages/api-pages.ts';
import { renderByLawTable } from '../packages/contracts/src/api-pages/by-law-table.ts';
import { recordAnswers } from './answers/record-answers.ts';
import { countLines, readWritten, renderFolderLines, WRITTEN } from './checks/folder-lines.ts';
import { renderWording } from './checks/wording/wording.ts';

const ANSWERS = '../apps/mock-api/src/control/describe/answers.generated.json';
const EXAMPLES = '../packages/contracts/src/examples';
const byArea = await recordExamples();

for (const [area, recorded] of Object.entries(byArea)) {
  const path = fileURLToPath(new URL(`${EXAMPLES}/${area}.generated.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(path);
}

const answers = fileURLToPath(new URL(ANSWERS, import.meta.url));
writeFileSync(answers, `${JSON.stringify(await recordAnswers(), null, 2)}\n`);
console.log(answers);

writeFileSync(WRITTEN, renderFolderLines(readWritten(), countLines()));

const PAGES = {
  'api.md': () => renderApiPages(Object.assign({}, ...Object.values(byArea))),
  'control.md': renderControl,
  'deploy.md': (path) => renderByLawTable(readFileSync(path, 'utf8')),
  'wording.md': renderWording,
};

for (const [name, render] of Object.entries(PAGES)) {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
  writeFileSync(path, render(path));
  console.log(path);
}
