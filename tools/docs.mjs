// Writes the documents that are derived from the code: docs/api.md from the contract's table. Unit tests fail while
// a document is not what this writes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderApiPages } from '../packages/contracts/src/api-pages/api-pages.ts';

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const PAGES = [{ name: 'api.md', render: renderApiPages }];

for (const { name, render } of PAGES) {
  writeFileSync(`${docs}${name}`, render());
  console.log(`${docs}${name}`);
}
