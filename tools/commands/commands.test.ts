import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWire, openAgent, sendWire } from '../../apps/mock-api/src/testing/processes/wire.ts';
import { ROOT } from '../checks/copied-tree.ts';
import { TEST_OPTIONS } from '../test-options.ts';
import { commandsIn } from './commands-in.ts';
import { freePort, openClone } from './newcomer.ts';
import { openPages } from './pages.ts';

// Every command of README and package.json, as somebody types it who has just cloned the repository.

const READY = 'พร้อมแล้ว';
const AGENCY = '80010001';
/** Only for what never comes. */
const LONG_MS = 10 * 60_000;
const CLOCK_START = '2026-11-20T09:00:00+07:00';
/** Files that a new page adds lines to. */
const JOINED = [
  'apps/mock-api/src/handlers.ts',
  'packages/addresses/src/member-rights.ts',
  'packages/contracts/src/endpoints.ts',
  'packages/contracts/src/examples/member.generated.json',
];
let clone: Awaited<ReturnType<typeof openClone>>;
/** Commands that have been run so far. */
const ran = new Set<string>();

beforeAll(async () => {
  clone = await openClone();
});
afterAll(() => clone[Symbol.dispose]());

/** Runs a line that must succeed, and returns what it says. */
async function run(line: string, more: Parameters<typeof clone.run>[1] = {}, wanted = 0) {
  for (const command of commandsIn(line)) ran.add(command);
  const { code, said } = await clone.run(line, more);
  expect(code, `${line}\n${said}`).toBe(wanted);
  return said;
}

/** Starts the product and waits until it is ready. */
async function serve(line: string, env: Readonly<Record<string, string>> = {}) {
  for (const command of commandsIn(line)) ran.add(command);
  const web = String(await freePort());
  const api = String(await freePort());
  const more = { env: { WEB_PORT: web, API_PORT: api, CLOCK_START, ...env } };
  const running = await clone.serve(line, READY, more);
  return {
    origin: `http://127.0.0.1:${web}`,
    mock: `http://127.0.0.1:${api}`,
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

const inClone = (file: string) => join(clone.at, file);
const textOf = (file: string) => readFileSync(inClone(file), 'utf8');
const textAt = async (url: string) => (await fetch(url)).text();

/** Changes a source, and waits until the page at an address shows it, however slow the machine is. */
async function changed(file: string, from: string, to: string, url: string) {
  const before = textOf(file);
  writeFileSync(inClone(file), before.replace(from, to));
  await expect.poll(() => textAt(url), { timeout: LONG_MS }).toContain(to);
  writeFileSync(inClone(file), before);
}

/** Has a file of an agency checked, and returns the number of rows that were read. */
async function checkFile(origin: string): Promise<number> {
  const agency = { url: origin, agent: openAgent() };
  const { token } = await callWire(agency, 'membergroupAuthLogin', {
    member_group_no: AGENCY,
    member_group_pass: 'demo1234',
    remember: false,
  });
  const csv = 'เลขที่สมาชิก,ชื่อ-นามสกุล,เรียกเก็บ,หักได้จริง,เหตุผล\n00001,สมชาย ใจงาม,1.00,1.00,\n';
  const { rows_read } = await callWire({ ...agency, token }, 'membergroupDeductResultCheck', {
    member_group_no: AGENCY,
    recv_period: '256911',
    name: 'ผล 1.csv',
    file: Buffer.from(csv).toString('base64'),
  });
  return rows_read;
}

test('[REAL-01] npm run dev: a page of each area, a file, a paper; what is changed is seen', async () => {
  await using dev = await serve('npm run dev');
  expect(await textAt(`${dev.mock}/healthz`)).toContain('ok');
  expect(await openPages(dev.origin)).toEqual([]);
  const wire = { url: dev.origin, agent: openAgent() };
  const { text: home } = await sendWire(wire, 'POST', '/api/info/home');
  const [paper] = /mediafiles\/[\d-]+\.pdf/.exec(home) ?? [];
  expect(await textAt(`${dev.origin}/${paper}`)).toMatch(/^%PDF-/);
  expect(await checkFile(dev.origin)).toBe(1);
  await changed(
    'packages/cooperative/content/cooperative/facts.json',
    '075-123-456',
    '075-999-999',
    `${dev.origin}/site.json`,
  );
  await changed(
    'apps/web/src/info/verify/text.ts',
    'เลขที่เอกสาร',
    'เลขที่ของเอกสาร',
    `${dev.origin}/verify`,
  );
});

test('[REAL-01] npm start, twice; what asks and keeps it meanwhile', async () => {
  const DATA_FILE = 'ข้อมูล 1.db';
  {
    await using portal = await serve('npm start', { DATA_FILE });
    expect(await openPages(portal.origin)).toEqual([]);
    expect(await checkFile(portal.origin)).toBe(1);
    const output = await run(
      `npm run contract -- --base-url ${portal.mock} --only memberShareList`,
    );
    expect(output).toMatch(/^CLEAN: /m);
    const input = encodeURIComponent(JSON.stringify({ world: 'default' }));
    const exported = await textAt(`${portal.mock}/__control/capsule.export?input=${input}`);
    writeFileSync(inClone('แคปซูล 1.json'), JSON.stringify(JSON.parse(exported).result.data));
    expect(await run(`npm run capsule -- 'แคปซูล 1.json' ${portal.mock}`, {}, 1)).toMatch(
      /^STILL$/m,
    );
    await run("npm run backup -- 'สำรอง 1.db'", { env: { DATA_FILE } });
  }
  await run("npm run restore -- 'สำรอง 1.db'", { env: { DATA_FILE } });
  await using again = await serve('npm start', { DATA_FILE });
  expect(await textAt(`${again.origin}/home`)).toContain('อัตราดอกเบี้ย');
});

test('[REAL-01] npm test with each of its options, for one package', async () => {
  for (const options of ['--all', '--no-browser', '--on los-angeles']) {
    const output = await run(`npm test -- ${options} --only addresses`);
    expect(output).toMatch(/^\d+ passed, 0 failed$/m);
  }
  expect(await run('npm run any-day -- no-locale --only addresses')).toMatch(/^ok +no-locale/m);
});

test('[REAL-01] npm run pack, budget, site, new and docs', async () => {
  await run('npm run pack');
  const packed = readdirSync(inClone('dist')).sort();
  expect(packed).toEqual(
    ['coop-mock-api', 'coop-testing', 'coop-web'].map((name) => `${name}-1.0.0.tgz`),
  );
  // The pages that it opens in a browser are a part of `npm test` itself.
  const weighed = await run('npm run budget', { env: { CHROMIUM: '' } });
  expect(weighed).toMatch(/^ok +styles of the heaviest screen/m);
  const answers = ['ของ เรา', 'สหกรณ์ออมทรัพย์ทดสอบ', 'Test Cooperative', ...Array(9).fill('')];
  const output = await run('npm run site new', { input: answers.join('\n') });
  expect(output).toContain('ของ เรา is written');
  const earlier = JOINED.map((file) => [file, textOf(file).split('\n')] as const);
  expect(await run('npm run new member/newcomer')).toContain('member/newcomer/route.tsx');
  const lost = earlier.flatMap(([file, lines]) => {
    const now = new Set(textOf(file).split('\n'));
    return lines.filter((line) => !now.has(line));
  });
  expect(lost, 'a new page touches no other line').toEqual([]);
  await run('npm run docs');
  expect(textOf('docs/api.md')).toContain('memberNewcomerList');
});

test.each([
  'npm run mutants -- packages/format/src/identifiers',
  'npm run bench -- --page /loancal',
  'npm run walk -- --only /election --width 1440',
])('%s', async (line) => {
  await run(line, { env: { BENCH_RUNS: '1' } });
});

test('[REAL-01] npm run format', async () => {
  // Of the whole tree it takes twice as long as all of the above.
  for (const folder of ['apps', 'packages']) rmSync(inClone(folder), { recursive: true });
  await clone.run('git commit --quiet --all -m Less');
  writeFileSync(inClone('tools/new one.mjs'), 'export const  a=1 ;');
  await run('npm run format');
  expect(textOf('tools/new one.mjs')).toBe('export const a = 1;\n');
});

/** Scripts that `npm test` runs as tasks of turbo. */
const TASKS: string[] = Object.keys(
  JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8')).tasks,
)
  .filter((task) => task.startsWith('//#'))
  .map((task) => task.slice(3));

test('no command of README and package.json is missing here', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const named = [
    ...commandsIn(readFileSync(join(ROOT, 'README.md'), 'utf8')),
    ...Object.keys(TEST_OPTIONS).map((option) => `npm test -- --${option}`),
    ...Object.keys(scripts)
      .filter((name) => !TASKS.includes(name))
      .map((name) => `npm ${/^(start|test)$/.test(name) ? name : `run ${name}`}`),
  ];
  expect(named.filter((command) => !ran.has(command))).toEqual([]);
});
