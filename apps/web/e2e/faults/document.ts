import { type Area, areas } from '@coop/contracts/endpoints';
import { FAULTS, type MatrixRow } from './case.ts';
import { EXCEPTIONS, FAULT_PAGES } from './pages.ts';

const AREAS = {
  info: 'public site',
  member: 'member area',
  membergroup: 'agency area',
  admin: 'impersonation',
} as const satisfies Record<Area, string>;
const HOWS = { 'on load': 'feed of a page', pressed: 'pressed', gate: 'gate' } as const;

const rowOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  // Figures stand to the right, as the formatter of the documents wants every column equally wide.
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const padded = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const [first = [], ...others] = padded;
  return [rowOf(first), rowOf(widths.map((width) => '-'.repeat(width))), ...others.map(rowOf)].join(
    '\n',
  );
}

/** The figures of docs/reliability.md: endpoints × faults by area, then each endpoint with the page that shows it. */
function faultTables(): string {
  const entries: [key: string, row: MatrixRow][] = Object.entries(FAULT_PAGES);
  const counts = Object.entries(AREAS).map(([area, name]) => {
    const own = entries.filter(([key]) => key in areas[area as Area]);
    const byHow = Object.keys(HOWS).map((how) => own.filter(([, row]) => row.how === how).length);
    return [name, ...byHow, own.length, own.length * FAULTS.length];
  });
  const sums = [1, 2, 3, 4, 5].map((column) =>
    counts.reduce((total, row) => total + Number(row[column]), 0),
  );
  const pages = entries.map(([key, { at, who, how }]) => [
    `\`${key}\``,
    `\`${decodeURIComponent(at)}\``,
    'no' in who ? `${who.as} ${who.no}` : who.as,
    HOWS[how],
    FAULTS.length,
  ]);
  return [
    tableOf(
      ['area', 'feeds', 'pressed', 'gates', 'endpoints', `cases (× ${FAULTS.length} faults)`],
      [...counts, ['all', ...sums]],
    ),
    tableOf(['endpoint', 'page', 'as', 'how', 'cases'], pages),
    tableOf(
      ['not in the matrix', 'because'],
      Object.entries(EXCEPTIONS).map(([key, reason]) => [`\`${key}\``, reason]),
    ),
  ].join('\n\n');
}

const MARKS = ['<!-- fault matrix: from here -->', '<!-- fault matrix: to here -->'] as const;

/** docs/reliability.md with the figures of the matrix as it is today. */
export function withFaultTables(text: string): string {
  const [before = '', rest = ''] = text.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  return `${before}${MARKS[0]}\n\n${faultTables()}\n\n${MARKS[1]}${after}`;
}
