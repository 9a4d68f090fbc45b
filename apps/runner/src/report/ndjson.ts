import type { Report } from './report.ts';
import { verdictLine } from './verdict.ts';

/** One line of JSON for each call, each cause and the verdict, for other programs. */
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
    notExercised,
    contract: run.contract,
    seed: run.options.seed,
    target: run.options.baseUrl,
    startedAt: run.startedAt.toISOString(),
  };
  return [...calls, ...causes, verdict].map((one) => `${JSON.stringify(one)}\n`).join('');
}
