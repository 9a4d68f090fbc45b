import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlText } from './html.ts';
import { junitText } from './junit.ts';
import { ndjsonText } from './ndjson.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';

/** Puts the reports into a directory; answers with their names. */
export function writeReports(report: Report, directory: string): string[] {
  mkdirSync(directory, { recursive: true });
  const files = {
    'report.html': htmlText(report),
    'junit.xml': junitText(report),
    'calls.ndjson': ndjsonText(report),
    'contract.patch.txt': `${patchText(report)}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return Object.keys(files).map((name) => join(directory, name));
}
