// Writes whatever is derived from the code: the contract's examples from answers of the mock, docs/api.md from the
// contract's table with them, docs/control.md from the control plane's router; tests fail while one of these is not
// current. What a folder's size has come down to (checks/folder-lines.json). And a list that git does not keep:
// docs/wording.md from the Thai in the sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderControl } from '../apps/mock-api/src/control/document.ts';
import { recordExamples } from '../apps/mock-api/src/testing/record-examples.ts';
import { renderApiPages } from '../packages/contracts/src/api-pages/api-pages.ts';
import { countLines, readWritten, renderFolderLines, WRITTEN } from './checks/folder-lines.ts';
import { renderWording } from './checks/wording/wording.ts';

const EXAMPLES = '../packages/contracts/src/examples';
const byArea = await recordExamples();

for (const [area, recorded] of Object.entries(byArea)) {
  const path = fileURLToPath(new URL(`${EXAMPLES}/${area}.generated.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(path);
}

writeFileSync(WRITTEN, renderFolderLines(readWritten(), countLines()));

/** Each takes the current document; some write a part of it. */
const PAGES = {
  'api.md': () => renderApiPages(Object.assign({}, ...Object.values(byArea))),
  'control.md': renderControl,
  'wording.md': () => renderWording(),
};

for (const [name, render] of Object.entries(PAGES)) {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
  writeFileSync(path, render(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  console.log(path);
}
