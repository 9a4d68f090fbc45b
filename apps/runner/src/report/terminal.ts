import type { Compared } from './baseline.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';
import { contextLine, plural, verdictLine } from './verdict.ts';

const MOST_ENDPOINTS = 4;

function endpointsText(names: readonly string[]): string {
  const rest = names.length - MOST_ENDPOINTS;
  const shown = names.slice(0, MOST_ENDPOINTS).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** Returns `missing massage in 7 responses of 3 operations`. */
function headlineOf({ cause }: Compared): string {
  const { kind, path, answers, endpoints } = cause;
  return `${kind}  ${path}  in ${plural(answers, 'answer')} of ${plural(endpoints.size, 'operation')}`;
}

function causeLines(compared: Compared): string[] {
  const { cause, grownAt } = compared;
  const { severity, says, sent, endpoints, first, last, curl } = cause;
  const isKnown = grownAt.length === 0;
  return [
    `${severity.toUpperCase().padEnd(9)} ${headlineOf(compared)}${isKnown ? '  (known)' : ''}`,
    `          contract says  ${says}`,
    `          backend sent   ${sent.join(' | ')}`,
    `          at             ${endpointsText([...endpoints.keys()])}; calls ${first} to ${last}`,
    `          repeat         ${curl}`,
    '',
  ];
}

function quirkLines({ run }: Report): string[] {
  return [...run.log.quirks].map(([quirk, forms]) => {
    const seen = [...forms].map(([form, times]) => `${form} ${times}×`).join(', ');
    return `  ${quirk.padEnd(18)} ${seen}`;
  });
}

/** Formats the report for a terminal. */
export function terminalText(report: Report): string {
  const patch = patchText(report);
  const left = report.notExercised.map(
    ({ what, why, endpoints }) => `  ${what}: ${why} (${endpointsText(endpoints)})`,
  );
  const unstable = [...report.unstable].map(
    ([cause, endpoints]) => `  ${cause} (${endpointsText(endpoints)})`,
  );
  return [
    verdictLine(report),
    contextLine(report),
    '',
    ...report.compared.flatMap(causeLines),
    ...(report.gone.length > 0
      ? ['No longer seen', ...report.gone.map((other) => `  ${other}`), '']
      : []),
    ...(unstable.length > 0
      ? ['Unstable: seen, and right when it was asked again', ...unstable, '']
      : []),
    ...(left.length > 0 ? ['Not exercised', ...left, ''] : []),
    'How the backend speaks',
    ...quirkLines(report),
    ...(patch ? ['', 'Proposed contract patch', patch] : []),
  ].join('\n');
}
