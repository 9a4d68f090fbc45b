import { SEVERITIES } from '@coop/contract-laws/finding';
import type { Report } from './report.ts';

export const plural = (count: number, text: string) =>
  `${count.toLocaleString('en')} ${text}${count === 1 ? '' : 's'}`;

function drift({ compared, counts, known, unstable }: Report): string {
  const rest = unstable.size > 0 ? `; ${unstable.size} unstable` : '';
  if (compared.length === 0) return `no drift${rest}`;
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`,
  );
  const causes = plural(compared.length, 'cause');
  return `${causes} of drift (${parts.join(', ')}${known > 0 ? `; ${known} known` : ''})${rest}`;
}

/** Returns the result in one line: the verdict, what was tested and what was not. */
export function verdictLine(report: Report): string {
  const { run, exercised, families, notExercised, isClean, compared } = report;
  const word = isClean ? (compared.length > 0 ? 'KNOWN DRIFT' : 'CLEAN') : 'DRIFT';
  const total = run.operations.length;
  const operations = `${exercised.size} of ${plural(total, 'operation')}`;
  const base = `${operations} × ${plural(families.length, 'kind')} of case = ${plural(run.log.calls.length, 'call')}`;
  const missing = total - exercised.size;
  const rest =
    notExercised.length === 0
      ? 'nothing was left out'
      : `not exercised: ${missing > 0 ? `${plural(missing, 'operation')}, ` : ''}${plural(notExercised.length, 'reason')} below`;
  return `${word}: ${base} in ${run.seconds.toFixed(1)} s; ${drift(report)}; ${rest}`;
}

/** Returns the options needed to repeat the run. */
export function contextLine({ run }: Report): string {
  const { options, isMock, behind, contract, startedAt } = run;
  const world = options.world ? ` world ${options.world}` : '';
  const kind = isMock
    ? `mock${world}`
    : `backend${behind ? ` ${behind} behind a mock` : ''}, ${options.allowWrites ? 'writing' : 'reading only'}`;
  if (options.har) {
    return `${options.har.file} (a recording; nobody was asked) · contract ${contract} · ${startedAt.toISOString()}`;
  }
  return `${options.baseUrl} (${kind}) · contract ${contract} · seed ${options.seed} · ${startedAt.toISOString()}`;
}
