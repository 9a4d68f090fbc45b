import { writeSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Opens a file of facts and writes as fast as it can, reporting each safe write, until it is killed. Arguments: file,
// world.

enableCompileCache();
const { openFactFile } = await import('../../world/state/store/fact-file.ts');
const { groupOf, photoFact, postFact } = await import('./facts-to-write.ts');

const [file = '', world = ''] = process.argv.slice(2);
const store = openFactFile(file);
const acknowledge = (what: string) => writeSync(1, `${what}\n`);

acknowledge('open');
for (let no = 1; ; no += 1) {
  store.append(world, postFact(no));
  acknowledge(`post ${no}`);
  if (no % 4 === 0) {
    store.append(world, photoFact(no / 4));
    acknowledge(`photo ${no / 4}`);
  }
  if (no % 7 === 0) {
    store.replace(`${world}-group`, groupOf(no / 7));
    acknowledge(`group ${no / 7}`);
  }
}
