import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../planners/dividend/fields.ts';
import { everyMonth, initialInputs, lastPaid, problemsOf } from '../../planners/dividend/inputs.ts';
import { answerTo } from '../../planners/dividend/plan.ts';
import { monthLabel } from '../../planners/dividend/year.ts';
import { workingTable } from './working.tsx';

const SITE = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative' };
const INPUTS: Inputs = {
  ...initialInputs(SITE, '2026-11-20'),
  ...everyMonth('1,000'),
  opening: '100,000',
  rate: '5.70',
  interest: '50,000',
  refundRate: '13',
};

describe('published examples, as they are typed:', () => {
  test('a fiscal year from October (wing5)', () => {
    const answer = answerTo({
      ...INPUTS,
      ...everyMonth('๕๐๐'),
      startMonth: '10',
      startYear: '2568',
      monthDay: '25',
      opening: '50,000',
      rate: '7',
      interest: '18,521.15',
      refundRate: '5',
    });
    expect(answer.dividendSatang).toBe(3_692_50);
    expect(answer.refundSatang).toBe(926_06);
    expect(answer.rows.slice(1, 4).map((row) => [row.label, row.dividendSatang])).toEqual([
      ['ต.ค. 2568', 32_08],
      ['พ.ย. 2568', 29_17],
      ['ธ.ค. 2568', 26_25],
    ]);
  });

  test('a calendar year with a refund (kphcoop)', () => {
    const { dividendSatang, refundSatang, sumSatang } = answerTo(INPUTS);
    expect([dividendSatang, refundSatang, sumSatang]).toEqual([6_013_50, 6_500_00, 12_513_50]);
  });

  test('days (hh-coop)', () => {
    const answer = answerTo({
      ...INPUTS,
      ...everyMonth(''),
      m1: '1000',
      m6: '1000',
      method: 'daily',
      rounding: 'total',
      rate: '5.50',
      purchases: [{ on: '2026-09-15', amount: '50000' }],
    });
    const counted = answer.rows.filter((row) => row.amountSatang > 0);
    expect(counted.map(({ weight }) => weight)).toEqual([365, 335, 185, 108]);
    expect(answer.dividendSatang).toBe(6_392_05);
  });
});

test('eleven months, thirteen lines and the cut-off day count as they say', () => {
  const weights = (part: Partial<Inputs>) =>
    answerTo({ ...INPUTS, ...part }).rows.map((row) => `${row.weight}/${row.weightOf}`);
  expect(weights({ method: 'eleven_months' }).slice(0, 3)).toEqual(['11/11', '10/11', '9/11']);
  const thirteen = weights({ method: 'thirteen_lines' });
  expect(thirteen).toHaveLength(14);
  expect(thirteen.slice(0, 3)).toEqual(['12/12', '12/12', '11/12']);
  expect(weights({ monthDay: '7' })[1]).toBe('12/12');
  expect(weights({ monthDay: '7', cutOff: '5' })[1]).toBe('11/12');
});

test('rows can be cut to whole baht', () => {
  const { rows, dividendSatang } = answerTo({ ...INPUTS, rounding: 'cut' });
  expect(rows.every((row) => row.dividendSatang % 100 === 0)).toBe(true);
  // 52.25 → 52, 47.50 → 47, 42.75 → 42 …
  expect(dividendSatang).toBe(5_700_00 + 309_00);
});

test('months have their names, also the one before the year', () => {
  const year = { startMonth: '1', startYear: '2569' };
  expect(['m0', 'm1', 'm12'].map((name) => monthLabel(year, name as 'm0'))).toEqual([
    'ธ.ค. 2568',
    'ม.ค. 2569',
    'ธ.ค. 2569',
  ]);
  expect(monthLabel({ startMonth: '10', startYear: '25' }, 'm4')).toBe('ม.ค.');
});

test('the file has every row and then the sums', () => {
  const { headers, rows, totals = [] } = workingTable(answerTo(INPUTS));
  expect(headers.at(-1)).toBe('เงินปันผล (บาท)');
  expect(rows[1]?.map(({ value }) => value)).toEqual([
    'ค่าหุ้น ม.ค. 2569',
    '2026-01-31',
    1_000_00,
    '11/12',
    52_25,
  ]);
  expect(totals.map((row) => [row[0]?.value, row.at(-1)?.value])).toEqual([
    ['เงินปันผล', 6_013_50],
    ['เงินคืนตามดอกเบี้ยที่ท่านจ่าย', 6_500_00],
    ['รวมรับทั้งหมด', 12_513_50],
  ]);
});

describe('a first visit', () => {
  test('begins with the running fiscal year and the last rates that were paid', () => {
    const history = [
      { year: 2024, dividend: '5.15', refund: '11.50' },
      { year: 2025, dividend: '5.25', refund: '12.00' },
    ];
    const site = {
      ...SITE,
      by_laws: {
        bills: { due_day: 25 },
        fiscal_year: { start_month: 10 },
        dividend: { history },
      },
    };
    expect(initialInputs(site, '2026-09-30')).toMatchObject({
      startMonth: '10',
      startYear: '2568',
      rate: '5.25',
      refundRate: '12.00',
    });
    expect(lastPaid(SITE)).toBeUndefined();
    expect(problemsOf(initialInputs(SITE, '2026-11-20'))).toEqual({});
  });
});

describe('what is wrong is said of', () => {
  test.each<[string, Partial<Inputs>, string[]]>([
    ['an opening balance of words', { opening: 'แสนหนึ่ง' }, ['opening']],
    ['a month', { m3: '1,0' }, ['m3']],
    ['a rate', { rate: '' }, ['rate']],
    ['a refund rate', { refundRate: '101' }, ['refundRate']],
    ['a year of another era', { startYear: '2026' }, ['startYear']],
    ['a cut-off day', { cutOff: '32' }, ['cutOff']],
    [
      'a purchase outside the year',
      { purchases: [{ on: '2025-12-31', amount: '5' }] },
      ['buy0.on'],
    ],
    ['a purchase of nothing', { purchases: [{ on: '2026-12-31', amount: '0' }] }, ['buy0.amount']],
  ])('%s', (_name, part, names) => {
    expect(Object.keys(problemsOf({ ...INPUTS, ...part }))).toEqual(names);
  });

  test('nothing, where a field is not asked for', () => {
    expect(problemsOf({ ...INPUTS, m0: 'x', interest: '', refundRate: '' })).toEqual({});
    expect(problemsOf({ ...INPUTS, method: 'daily', cutOff: 'x' })).toEqual({});
    expect(problemsOf({ ...INPUTS, method: 'thirteen_lines', m0: 'x' })).toHaveProperty('m0');
  });
});
