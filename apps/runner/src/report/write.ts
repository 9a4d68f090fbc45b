import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../call/cannot-run.ts';
import { patchFile } from './diff.ts';
import { harText } from './har.ts';
import { htmlText } from './html.ts';
import { junitText } from './junit.ts';
import { ndjsonText } from './ndjson.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';

/** Makes the directory before the run, so that no run is lost to a place that cannot be written. */
export function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch {
    throw new CannotRun(`--out: reports cannot be written to ${directory}`);
  }
}

/** Puts the reports into a directory; answers with their names. */
export function writeReports(report: Report, directory: string): string[] {
  const files = {
    'report.html': htmlText(report),
    'junit.xml': junitText(report),
    'calls.ndjson': ndjsonText(report),
    'calls.har': harText(report),
    'contract.patch': patchFile(report, patchText(report)),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return Object.keys(files).map((name) => join(directory, name));
}
