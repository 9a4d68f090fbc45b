import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSiteProblems } from './site-problems.ts';

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
      loan_products: [{ code: 'A' }],
    });
    expect(problems).toContain('coopNameTH: Invalid input: expected string, received undefined');
    expect(problems).toContain('mourning: Invalid input: expected boolean, received string');
    expect(problems).toContain('push.channel: Invalid input: expected string, received undefined');
    expect(problems.join('\n')).toMatch(/^coopNameEN: Too small/m);
    expect(problems.join('\n')).toMatch(/^loan_products\[0\]\.name: /m);
  });

  test('that is not JSON is told so', () => {
    const { problems } = findSiteProblems('{"coopNameTH": "ก",}');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^is not JSON: /);
  });

  test('may begin with a byte order mark', () => {
    expect(findSiteProblems(`\uFEFF${JSON.stringify(NAMES)}`).problems).toEqual([]);
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
      'api.paths.memberSharesList: no such call in the contract',
      'api.paths.memberSharesList: must begin with a slash, not v2/shares',
    ]);
  });

  test('of the example in the instructions is a good one', () => {
    const example = new URL('../../../deploy/site.example.json', import.meta.url);
    expect(findSiteProblems(readFileSync(example, 'utf8'))).toEqual({ problems: [], remarks: [] });
  });
});
