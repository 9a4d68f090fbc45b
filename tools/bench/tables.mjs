// Formats the measured figures as Markdown tables, and compares them with their targets.

/** Milliseconds on a slow phone: a public page, and one behind a sign-in, which must first check the session. */
const TARGETS = { public: { fcp: 600, lcp: 1_200 }, signedIn: { fcp: 600, lcp: 1_800 } };
const BLOCKING_MS = 150;
const CLS = 0.01;

function markdown(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const align = headers.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(headers), line(align), ...rows.map(line)].join('\n');
}

const mark = (isMet) => (isMet ? 'met' : '**missed**');
const grouped = (value) => Math.round(value).toLocaleString('en');

export function isPageMet({ isSignedIn, fcp, lcp, cls, blocking }) {
  const target = TARGETS[isSignedIn ? 'signedIn' : 'public'];
  return fcp <= target.fcp && lcp <= target.lcp && cls <= CLS && blocking <= BLOCKING_MS;
}

export function pageTable(rows) {
  const headers = ['page', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms', 'requests', 'kB', 'targets'];
  const cells = rows.map((row) => [
    row.page,
    grouped(row.fcp),
    grouped(row.lcp),
    row.cls.toFixed(3),
    grouped(row.blocking),
    row.requests,
    grouped(row.kB),
    mark(isPageMet(row)),
  ]);
  return markdown(headers, cells);
}

export const isJourneyMet = ({ ms, atMost }) => ms <= atMost;

export function journeyTable(journeys) {
  const cells = journeys.map((journey) => [
    journey.name,
    `${grouped(journey.ms)} ms`,
    `at most ${grouped(journey.atMost)} ms`,
    mark(isJourneyMet(journey)),
  ]);
  return markdown(['way', 'measured', 'target', ''], cells);
}

export const isBudgetMet = ({ verdict }) => verdict !== 'OVER';

export function budgetTable(rows) {
  const cells = rows.map((row) => [
    row.what,
    `${row.value} ${row.unit}`.trim(),
    `${row.limit} ${row.unit}`.trim(),
    mark(isBudgetMet(row)),
  ]);
  return markdown(['what', 'weighs', 'may weigh', ''], cells);
}

/** Formats figures with targets of their own: those of the web server and of the mock. */
export function figureTable(figures) {
  const cells = figures.map(({ name, value, unit, target, met }) => {
    const limit = target.atMost ?? target.atLeast;
    const words = target.atMost === undefined ? 'at least' : 'at most';
    return [name, `${value.toFixed(1)} ${unit}`, `${words} ${limit} ${unit}`, mark(met)];
  });
  return markdown(['figure', 'measured', 'target', ''], cells);
}
