// Draws 5,000 members of the demo's world and writes docs/population.md with a picture of them: `npm run population`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawHistograms, histogram, quantile } from './histogram.ts';
import { type Person, personOf, view } from './people.ts';

const FIRST = 13;
const COUNT = 5_000;

const all = Array.from({ length: COUNT }, (_, i) => personOf(FIRST + i));
const members = all.filter((one) => one.state === 'ปกติ');
const working = members.filter((one) => one.kind === 'สามัญ');
const borrowing = working.filter((one) => one.debt > 0);

const histograms = [
  histogram('Age', 'years', [20, 90], 35, members, (one) => one.age),
  histogram('Salary', 'baht', [10_000, 70_000], 30, working, (one) => one.salary),
  histogram('Shares', 'baht', [0, 900_000], 30, members, (one) => one.shares),
  histogram(
    'Debt to salary (who borrows)',
    'salaries',
    [0, 60],
    30,
    borrowing,
    (one) => one.debt / one.salary,
  ),
  histogram(
    'Deducted of the salary',
    '%',
    [0, 80],
    32,
    working,
    (one) => (one.deducted / one.salary) * 100,
  ),
  histogram('Instalments left', 'instalments', [0, 240], 24, members, (one) => one.instalmentsLeft),
];

const baht = (value: number) => Math.round(value).toLocaleString('en');
const percent = (part: number, of: number) => `${((part * 100) / of).toFixed(1)} %`;
const range = (values: readonly number[]) =>
  `${baht(quantile(values, 0.02))} to ${baht(quantile(values, 0.98))}, median ${baht(quantile(values, 0.5))}`;
const mean = (values: readonly number[]) =>
  (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(1);

function loansRow(product: Person['loans'][number]['product']): string {
  const holders = members.filter((one) => one.loans.some((loan) => loan.product === product));
  const amounts = members.flatMap((one) =>
    one.loans.filter((loan) => loan.product === product).map((loan) => loan.approved),
  );
  return `${percent(holders.length, members.length)} of members, ${range(amounts)}`;
}

function parts(title: string, values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const rows = [...counts].toSorted((a, b) => b[1] - a[1]);
  return [
    `| ${title} | part |`,
    '|---|---|',
    ...rows.map(([value, count]) => `| ${value} | ${percent(count, values.length)} |`),
  ].join('\n');
}

const billed = members.filter((one) => one.deducted > 0).map((one) => one.deducted);
const FIGURES: readonly (readonly [string, string, string])[] = [
  [
    'Shares, baht',
    '20,000 to 900,000, median about 280,000',
    range(members.map((one) => one.shares)),
  ],
  ['Monthly share, baht', '650 to 3,000', range(working.map((one) => one.monthlyShare))],
  ['Salary, baht', '15,000 to 80,000', range(working.map((one) => one.salary))],
  ['Ordinary loan', '70 %, 200,000 to 3,000,000', loansRow('ordinary')],
  ['Emergency loan', '30 %, 5,000 to 100,000', loansRow('emergency')],
  ['Special loan', 'up to 3,000,000 and more', loansRow('special')],
  ['Deposit accounts a member', '1.4', mean(members.map((one) => one.deposits))],
  ['Guarantors a contract', '2.1', mean(members.flatMap((one) => one.guarantors))],
  [
    'In a cremation association',
    '92 %',
    percent(members.filter((one) => one.inCremation).length, members.length),
  ],
  ['Monthly bill, baht', '2,000 to 28,000', range(billed)],
];

const page = `# The people of the demo's world

Members ${FIRST} to ${FIRST + COUNT - 1} of the world with seed \`${view.seed}\` on ${view.asOf}, drawn by \`npm run population\`. Ranges leave out the lowest and the highest 2 in 100. Nobody is stored: the same number is the same person in every process, and with 12,000 members as with 1,000,000.

![Histograms of ${COUNT.toLocaleString('en')} members](images/population.svg)

| | cooperatives publish | here |
|---|---|---|
${FIGURES.map((row) => `| ${row.join(' | ')} |`).join('\n')}

${parts(
  'Position',
  members.map((one) => one.position),
)}

${parts(
  'Kind',
  members.map((one) => one.kind),
)}

${parts(
  'Membership',
  all.map((one) => one.state),
)}

${parts(
  'Marital status',
  members.map((one) => one.maritalStatus),
)}

What holds for each of 20,000 of them stands as tests in \`world/people/population.property.test.ts\` and \`world/plans/loan-grants.property.test.ts\` of the mock.
`;

const docs = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
writeFileSync(docs('images/population.svg'), drawHistograms(histograms));
writeFileSync(docs('population.md'), page);
spawnSync('pnpm', ['exec', 'biome', 'format', '--write', docs('population.md')], {
  stdio: 'inherit',
});
