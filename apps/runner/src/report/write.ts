import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../call/cannot-run.ts';
import { patchFile } from './diff.ts';
import { htmlText } from './html.ts';
import { junitText } from './junit.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';
import { verdictLine } from './verdict.ts';

/** Returns one line of JSON per call and cause and for the verdict, for other programs. */
export function ndjsonText(report: Report): string {
  const { run, compared, gone, counts, notExercised } = report;
  const calls = run.log.calls.map((call) => ({ event: 'call', ...call }));
  const causes = compared.map(({ cause, grownAt }) => ({
    event: 'cause',
    ...cause,
    endpoints: Object.fromEntries(cause.endpoints),
    isKnown: grownAt.length === 0,
    grownAt,
  }));
  const verdict = {
    event: 'verdict',
    text: verdictLine(report),
    isClean: report.isClean,
    counts,
    gone,
    unstable: Object.fromEntries(report.unstable),
    notExercised,
    contract: run.contract,
    seed: run.options.seed,
    target: run.options.baseUrl,
    startedAt: run.startedAt.toISOString(),
  };
  return [...calls, ...causes, verdict].map((call) => `${JSON.stringify(call)}\n`).join('');
}

const NOTHING = { headers: [], cookies: [], headersSize: -1, bodySize: -1 } as const;

/** Returns a HAR 1.2 file of the calls. Bodies and headers are personal and left out. */
function harText({ run }: Report): string {
  let startedAt = run.startedAt.getTime();
  const entries = run.log.calls.map(({ method, path, status, ms, endpoint, family, name }) => {
    const startedDateTime = new Date(startedAt).toISOString();
    startedAt += ms;
    const url = run.options.baseUrl + path;
    const content = { size: -1, mimeType: 'application/json' };
    return {
      startedDateTime,
      time: ms,
      request: { ...NOTHING, method, url, httpVersion: 'HTTP/1.1', queryString: [] },
      response: {
        ...NOTHING,
        status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        content,
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
      comment: `${endpoint}: ${family}: ${name}`,
    };
  });
  const creator = { name: 'contract runner', version: run.contract };
  return `${JSON.stringify({ log: { version: '1.2', creator, entries } }, null, 1)}\n`;
}

/** Makes the directory before the run, so that no run is lost to a place that cannot be written. */
export function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch {
    throw new CannotRun(`--out: reports cannot be written to ${directory}`);
  }
}

/** Writes the reports into a directory; returns their paths. */
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
