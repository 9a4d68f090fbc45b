import { describe, expect, test } from 'vitest';
import { edited } from '../testing/edited.ts';
import { LAWFUL, lawful } from '../testing/lawful.ts';
import { bahtOf, partOf, satangOf } from './figures.ts';
import { findingsAcross, hasForm, lawFindings, laws } from './laws.ts';

const TODAY = '2027-01-01';
type Key = keyof typeof LAWFUL;

test.each(Object.keys(LAWFUL) as Key[])('what keeps every law of %s has its form', (key) => {
  expect(hasForm(key, lawful(key))).toBe(true);
  expect(lawFindings(key, lawful(key), {}, TODAY)).toEqual([]);
});

test('a law has a name of its own', () => {
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length);
});

describe('a finding', () => {
  const share = lawful('memberShareList');

  test('names the law and shows two amounts by their difference, masked', () => {
    expect(
      lawFindings('memberShareList', edited(share, { share_balance: '2999.75' }), {}),
    ).toMatchObject([
      {
        severity: 'breaking',
        kind: 'share-ends',
        path: 'share_balance',
        says: 'the share balance is that of the last row',
        sent: '9999.99 where 9999.99 belongs, -0.25 off',
      },
      { kind: 'share-units', sent: '9999.99 where 9999.99 belongs, 0.25 off' },
    ]);
  });

  test('shows anything else as it is, masked', () => {
    const [found] = lawFindings('memberShareList', edited(share, { 'rows.1.seq_no': 4 }), {});
    expect(found?.sent).toBe('9 where 9 belongs');
  });

  test('is none of a law where the answer has another form; a further field is no matter', () => {
    const wrong = { share_balance: '2999.75', share_units: 'many', tags: ['a'] };
    expect(lawFindings('memberShareList', edited(share, wrong), {})).toEqual([]);
    const more = edited(share, { last_period: 313, tags: ['a'] });
    expect(lawFindings('memberShareList', more, {})).toHaveLength(1);
  });

  test('between answers is reported at the first call; one may be asked for', () => {
    const answers = { memberLastUpdateShow: [{ data: '2026-01-01' }], memberShareList: [share] };
    const [found, ...others] = findingsAcross(answers);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      at: 'memberLastUpdateShow',
      finding: { kind: 'one-day', path: 'data', sent: '9999-99-99 where 9999-99-99 belongs' },
    });
    expect(findingsAcross(answers, 'memberShareList')).toEqual([found]);
    expect(findingsAcross(answers, 'memberKepList')).toEqual([]);
  });
});

describe('a day', () => {
  const found = (day: unknown, today?: string) =>
    lawFindings('memberLastUpdateShow', { rows: [{ day }], as_of: day }, {}, today).map(
      ({ kind, path, sent }) => `${kind} ${path}: ${sent}`,
    );
  const unreal = (shown: string) =>
    ['rows.*.day', 'as_of'].map(
      (path) => `real-day ${path}: ${shown} where a day of the calendar, common era belongs`,
    );

  test.each([
    '2026-02-28',
    '2028-02-29',
    '1900-01-01',
    '2200-12-31',
    '2026-02-28 23:59:59',
    '',
    7,
    null,
  ])('%s is real', (day) => {
    expect(found(day)).toEqual([]);
  });

  test.each([
    '2569-11-20',
    '2026-13-45',
    '0000-00-00',
    '2026-02-29',
    '1899-12-31',
    '2201-01-01',
    '2026-11-20T02:00:00.000000Z',
  ])('%s is not', (day) => {
    expect(found(day)).toHaveLength(2);
  });

  test('is not real at 24:30', () => {
    expect(found('2026-02-28 24:30:00')).toHaveLength(2);
  });

  test('of the records is not tomorrow', () => {
    expect(found('2026-02-28', '2026-02-28')).toEqual([]);
    expect(found('2026-03-01', '2026-02-28')).toEqual([
      'as-of-today as_of: 9999-99-99 where by 9999-99-99 belongs',
    ]);
    expect(lawFindings('memberLastUpdateShow', null, {}, '2026-02-28')).toEqual([]);
  });

  test('that is wrong is shown with its place', () => {
    expect(found('2026-02-30')).toEqual(unreal('9999-99-99'));
  });
});

test.each([
  ['0.05', 5],
  ['-0.05', -5],
  ['12.30', 1_230],
  ['-1234567.89', -123_456_789],
])('%s are %i satang', (baht, satang) => {
  expect(satangOf(baht)).toBe(satang);
  expect(bahtOf(satang)).toBe(baht);
});

test.each(['1', '1.5', '1,000.00', 'x1.00', '1.000', '', undefined])('%s is no amount', (text) => {
  expect(satangOf(text)).toBe(Number.NaN);
});

test('a part is rounded half up', () => {
  expect([partOf(100, '0.50'), partOf(100, '0.49'), partOf(5_841_236, '12.00')]).toEqual([
    1, 0, 700_948,
  ]);
});
