import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, NAMES } from '../testing/portal.ts';
import { checkFolder } from './check-folder.ts';
import { askAll } from './site-questions.ts';

const SCRIPT = join(import.meta.dirname, 'new-site.ts');
const NAME = 'สหกรณ์ออมทรัพย์สาธารณสุขตรัง จำกัด';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Runs the command in a folder of its own that has a logo, with these answers to the questions after the first. */
function run(answers: readonly string[], args = ['new']) {
  const place = folderWith({ 'mark.SVG': SVG });
  const folder = join(place, 'trang');
  const input = [folder, ...answers, ''].join('\n');
  const options = { cwd: place, input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], options);
  return { folder, status, stdout, stderr };
}

const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('[WEB-10] npm run site new', () => {
  test('asks eleven questions and writes a folder that the server starts with', () => {
    const { folder, status, stdout } = run([
      NAME,
      'Trang Public Health Cooperative',
      '',
      'ออมวันนี้',
      '#003399',
      'mark.SVG',
      '1 ถนนทดสอบ ตรัง 92000',
      '075 000 000 info@trang.example',
      '',
      'salary.left=25.00 bills.day=20',
    ]);
    expect(status, stdout).toBe(0);
    expect(stdout.match(/: /g)?.length).toBeGreaterThanOrEqual(11);
    expect(checkFolder(folder)).toEqual({ problems: [], remarks: [] });
    expect(read(folder, 'site.json')).toMatchObject({
      coopNameTH: NAME,
      short_name: 'สอ.สาธารณสุขตรัง',
      colours: { brand: '#003399' },
      logo: '/logo.svg',
      privacy_contact: { email: 'info@trang.example', phone: '075 000 000' },
      botCheck: { siteKey: 'demo', script: '/recaptcha/api.js' },
      by_laws: { salary: { left: '25.00' }, bills: { day: 20 } },
    });
    expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(SVG);
    const { sections, effective_from } = read(folder, 'texts/privacy.json');
    expect(sections[0].html).toContain(NAME);
    // A draft, until somebody dates it.
    expect(effective_from).toBeUndefined();
  });

  test('needs nothing but the two names', () => {
    const { folder, status } = run([NAME, 'Trang', '', '', '', '', '', '', '', '']);
    expect(status).toBe(0);
    expect(checkFolder(folder)).toEqual({ problems: [], remarks: [] });
    const fields = Object.keys(read(folder, 'site.json'));
    expect(fields).not.toContain('logo');
    expect(fields).not.toContain('email');
  });

  test.each([
    [['', 'Trang'], 'Name in Thai: This is needed.'],
    [[NAME, 'Trang', '', '', '#ffd500'], 'is too light'],
    [[NAME, 'Trang', '', '', '', '', '', '', 'a b'], 'It must be letters, digits, - and _.'],
    [[NAME, 'Trang', '', '', '', '', '', '', '', 'salary.lef=25.00'], 'salary: '],
    [
      [NAME, 'Trang', '', '', '', '', '', '', '', 'shares.late_in_a_row=9'],
      'shares.late_in_a_row: 9',
    ],
    [[NAME, 'Trang'], 'No answer to: Short name'],
  ])('writes nothing after %j', (answers, sentence) => {
    const { folder, status, stderr } = run(answers);
    expect([status, existsSync(folder)]).toEqual([1, false]);
    expect(stderr).toContain(sentence);
  });

  test('asks a person again, and never writes over a folder', async () => {
    const there = folderWith({ 'site.json': '{}' });
    const heard = [there, `${there}/new`, '', NAME, 'Trang', '', '', '', '', '', '', '', ''];
    let output = '';
    const answers = await askAll({
      say: (words) => {
        output += words;
      },
      hear: async () => heard.shift(),
      isPatient: true,
    });
    expect(answers).toMatchObject({ folder: `${there}/new`, nameTH: NAME });
    expect(output).toContain(`${there} has a site.json already.`);
    expect(output).toContain('This is needed.');
    expect(heard).toEqual([]);
  });

  test('checks a folder, and names by-laws that contradict each other', () => {
    const by_laws = { shares: { most_at_once: '300000.00' } };
    const wrong = folderWith({ 'site.json': JSON.stringify({ ...NAMES, by_laws }) });
    const result = run([], ['check', wrong]);
    expect(result.status).toBe(1);
    expect(result.stderr).toContain(
      'by_laws.shares.most_at_once: 300000 is more than shares.most_yearly, which is 200000',
    );
    expect(run([], ['check', folderWith({})]).stdout).toContain('is good.');
  });

  test('says how it is called', () => {
    expect(run([], ['old'])).toMatchObject({
      status: 1,
      stderr: '\nnpm run site new, or npm run site check FOLDER\n',
    });
  });
});

test('[OPS-06] npm run site check goes over the folders of all cooperatives', () => {
  const site = JSON.stringify(NAMES);
  const dir = folderWith({
    'a.example/site.json': site,
    'a.example/portal.env': 'BACKEND_URL=http://a.example',
    'b.example/site.json': '{}',
    'b.example/portal.env': 'PORT=80',
    'c.example/site.json': site,
  });
  const check = () => spawnSync(process.execPath, [SCRIPT, 'check', dir], { encoding: 'utf8' });
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).not.toContain('a.example:');
  expect(stderr).toContain('b.example: portal.env: PORT is not a cooperative');
  expect(stderr).toContain('c.example: BACKEND_URL is missing');
  for (const host of ['b.example', 'c.example']) {
    writeFileSync(join(dir, host, 'site.json'), site);
    writeFileSync(join(dir, host, 'portal.env'), 'BACKEND_URL=http://b.example');
  }
  expect(check()).toMatchObject({ status: 0, stdout: `${dir} is good: 3 cooperatives.\n` });
});
