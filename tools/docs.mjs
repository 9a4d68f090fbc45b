// Writes the documents that are derived from the code: docs/api.md from the contract's table, docs/wording.md from the
// Thai in the sources. Unit tests fail while a document is not what this writes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderWording } from '../apps/web/src/testing/wording/wording.ts';
import { renderApiPages } from '../packages/contracts/src/api-pages/api-pages.ts';

const PAGES = { 'api.md': renderApiPages, 'wording.md': renderWording };

for (const [name, render] of Object.entries(PAGES)) {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
  writeFileSync(path, render());
  console.log(path);
}
