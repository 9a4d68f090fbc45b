import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, NAMES } from '../testing/portal.ts';
import { checkFolder } from './check-folder.ts';

const TEXT = JSON.stringify({
  title: 'ความเป็นส่วนตัว',
  effective_from: '2026-11-21',
  sections: [{ heading: 'สิทธิ', html: '<p>ขอดูข้อมูลได้</p>' }],
});
const LOGO = '<?xml version="1.0"?>\n<!-- ตรา -->\n<svg viewBox="0 0 1 1"/>';
const siteOf = (changes: object) => JSON.stringify({ ...NAMES, ...changes });
const whole = {
  'site.json': siteOf({ logo: '/logo.svg', texts: { privacy: '/texts/privacy.json' } }),
  'logo.svg': LOGO,
  'texts/privacy.json': TEXT,
};

/** Says everything about a folder with these files, with `.` for its path. */
function check(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  const { problems, remarks } = checkFolder(folder);
  const short = (text: string) => text.replace(join(folder, '/'), './');
  return { problems: problems.map(short), remarks: remarks.map(short) };
}

describe('[WEB-10] the folder of a deployment', () => {
  test('is good with all that site.json names, and with nothing', () => {
    expect(check(whole)).toEqual({ problems: [], remarks: [] });
    expect(check({})).toEqual({ problems: [], remarks: [] });
    expect(checkFolder(undefined)).toEqual({ problems: [], remarks: [] });
  });

  test('must have the logo and the texts that are named', () => {
    expect(check({ 'site.json': whole['site.json'] }).problems).toEqual([
      'logo names /logo.svg, and ./logo.svg is not there',
      'texts.privacy names /texts/privacy.json, and ./texts/privacy.json is not there',
    ]);
  });

  test('need not have those of the backend or another site', () => {
    const texts = { privacy: '/mediafiles/privacy.json' };
    for (const logo of ['/mediafiles/logo.png', 'https://coop.example/logo.svg']) {
      expect(check({ 'site.json': siteOf({ logo, texts }) }).problems).toEqual([]);
    }
  });

  test('may have no logo that cannot be drawn', () => {
    const huge = LOGO.replace('/>', `>${' '.repeat(1_000_000)}</svg>`);
    expect(check({ ...whole, 'logo.svg': '<html><svg/>' }).problems).toEqual([
      'logo: ./logo.svg is neither SVG nor PNG nor JPEG',
    ]);
    expect(check({ ...whole, 'logo.svg': huge }).problems[0]).toMatch(
      /^logo: .\/logo.svg weighs 1000\d+ bytes, and at most 1000000 are allowed$/,
    );
  });

  test('says which text is wrong, and where', () => {
    const { problems } = check({ ...whole, 'texts/privacy.json': '{\n"title":' });
    expect(problems[0]).toMatch(/^text \/texts\/privacy.json: is not JSON: .* \(line 2\)$/);
  });

  test('is told of a logo that is not shown', () => {
    expect(check({ 'site.json': siteOf({}), 'logo.svg': LOGO })).toEqual({
      problems: [],
      remarks: ['./logo.svg is not shown: logo of site.json does not name it'],
    });
  });

  test('says the errors of site.json and nothing of what it cannot read', () => {
    const { problems } = check({ 'site.json': '{"coopNameTH": "ก"}' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^site configuration: coopNameEN: .* \(line 1\)$/);
  });
});
