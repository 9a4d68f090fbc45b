import { readFileSync } from 'node:fs';
import { SITE_TEXTS } from '@coop/contracts/site-text';
import { describe, expect, test } from 'vitest';
import { findSiteProblems, findTextProblems, textFiles } from './site-problems.ts';

const NAMES = { coopNameTH: 'สหกรณ์ตัวอย่าง', coopNameEN: 'Example' };
const check = (value: unknown) => findSiteProblems(JSON.stringify(value));

describe('[LAY-07] a site configuration', () => {
  test('needs the two names and nothing else', () => {
    expect(check(NAMES)).toEqual({ problems: [], remarks: [] });
  });

  test('is told everything that is wrong with it, each with its place', () => {
    const { problems } = check({
      coopNameEN: '',
      mourning: 'no',
      push: { key: 'k', cluster: 'ap1' },
      by_laws: { loans: { products: [{ code: 'A' }] } },
    });
    expect(problems).toContain(
      'coopNameTH: Invalid input: expected string, received undefined (line 1)',
    );
    expect(problems).toContain(
      'mourning: Invalid input: expected boolean, received string (line 1)',
    );
    expect(problems).toContain(
      'push.channel: Invalid input: expected string, received undefined (line 1)',
    );
    expect(problems.join('\n')).toMatch(/^coopNameEN: Too small/m);
    expect(problems.join('\n')).toMatch(/^by_laws\.loans\.products\[0\]\.name: /m);
  });

  test('[WEB-10] is told the line of what is wrong', () => {
    const text = JSON.stringify(
      { ...NAMES, mourning: 'no', colours: { brand: '#ffd500' } },
      null,
      1,
    );
    const { problems } = findSiteProblems(text);
    expect(problems.map((problem) => /^\w+|\(line \d+\)$/g[Symbol.match](problem))).toEqual([
      ['mourning', '(line 4)'],
      ['colours', '(line 6)'],
    ]);
  });

  test('is told of names that nobody reads, and starts all the same', () => {
    expect(check({ ...NAMES, coopnameTH: 'x' })).toEqual({
      problems: [],
      remarks: ['coopnameTH: not a name that is known'],
    });
  });

  test('can only move calls that there are, to paths', () => {
    const paths = { memberShareList: '/v2/shares', memberSharesList: 'v2/shares' };
    expect(check({ ...NAMES, api: { paths } }).problems).toEqual([
      'api.paths.memberSharesList: no such call in the contract (line 1)',
      'api.paths.memberSharesList: must begin with a slash, not v2/shares (line 1)',
    ]);
  });

  test('of the example in the instructions is a good one', () => {
    const example = new URL('../../../deploy/site.example.json', import.meta.url);
    expect(findSiteProblems(readFileSync(example, 'utf8'))).toEqual({ problems: [], remarks: [] });
  });

  test('[WEB-06] takes a colour whose letters can be read, and names one for a lighter', () => {
    expect(check({ ...NAMES, colours: { brand: '#003399' } }).problems).toEqual([]);
    expect(check({ ...NAMES, colours: { brand: '#FFD500' } }).problems).toEqual([
      "colours.brand: #FFD500 is too light: letters of this colour on the page's ground reach 1.3:1 and need 7:1; #635201 would do (line 1)",
    ]);
    expect(check({ ...NAMES, colours: { brand: 'blue' } }).problems).toEqual([
      'colours.brand: Invalid string: must match pattern /^#[0-9a-f]{6}$/i (line 1)',
    ]);
  });
});

describe('[WEB-06] a legal text', () => {
  const section = { heading: 'สิทธิของท่าน', html: '<p>ขอดูข้อมูลได้</p>' };
  const text = { title: 'นโยบาย', effective_from: '2026-11-21', sections: [section] };

  test('needs title, date and sections', () => {
    expect(findTextProblems(JSON.stringify(text))).toEqual({ problems: [], remarks: [] });
    const wrong = { ...text, effective_from: '1 ม.ค. 2569', sections: [{ heading: '' }], date: 1 };
    const { problems, remarks } = findTextProblems(JSON.stringify(wrong));
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'effective_from',
      'sections[0].heading',
      'sections[0].html',
    ]);
    expect(remarks).toEqual(['date: not a name that is known']);
  });

  test.each(SITE_TEXTS)('of the examples on %s is a good one', (name) => {
    const example = new URL(`../../../deploy/texts/${name}.example.json`, import.meta.url);
    expect(findTextProblems(readFileSync(example, 'utf8'))).toEqual({ problems: [], remarks: [] });
  });

  test('has each anchor once', () => {
    const twice = {
      ...text,
      sections: [
        { ...section, id: 'a' },
        { ...section, id: 'a' },
      ],
    };
    expect(findTextProblems(JSON.stringify(twice)).problems).toEqual([
      'sections: two have the id a (line 1)',
    ]);
  });

  test('is a file beside site.json unless the backend has it', () => {
    const texts = { privacy: '/texts/privacy.json', cookies: '/mediafiles/cookies.json' };
    expect(textFiles({ ...NAMES, texts })).toEqual([['privacy', 'texts/privacy.json']]);
  });
});
