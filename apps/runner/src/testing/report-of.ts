import { readOptions } from '../call/options.ts';
import { buildReport, type Report } from '../report/report.ts';
import { run } from '../run/run.ts';

/** Runs against an address and builds the report. */
export async function reportOf(baseUrl: string, ...words: string[]): Promise<Report> {
  return buildReport(await run(readOptions(['--base-url', baseUrl, '--pause', '0', ...words])));
}

/** Returns the drift as `severity kind path`, in the order of the report. */
export function driftOf({ compared }: Report): string[] {
  return compared.map(({ cause }) => `${cause.severity} ${cause.kind} ${cause.path}`);
}
