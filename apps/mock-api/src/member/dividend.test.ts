import { describe, expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';
import { morningOf, satangOf, sum } from '../testing/worlds.ts';

describe('[MEM-17] dividends', () => {
  test('a released year has its rates, its working, its deductions and its payment', async () => {
    await using mock = await startMock();
    const { years } = await (await mock.signIn('00001')).ok('memberDividendList');
    expect(years.map((year) => [year.div_year, year.status])).toEqual([
      [2026, 'ประมาณการ'],
      [2025, 'โอนแล้ว'],
      [2024, 'โอนแล้ว'],
      [2023, 'โอนแล้ว'],
      [2022, 'โอนแล้ว'],
      [2021, 'โอนแล้ว'],
    ]);
    const released = years[1];
    expect(released).toMatchObject({
      div_rate: '5.25',
      avg_rate: '12.00',
      rate_year: 2025,
      counted_to: '2025-12-31',
      div_amt: '23911.14',
      sum_amt: '23911.14',
      deductions: [
        {
          deduct_code: 'สสอค.',
          deduct_desc: 'ฌาปนกิจสงเคราะห์ สสอค. ปี 2569',
          amount: '4840.00',
          shortfall: '0.00',
        },
        {
          deduct_code: 'สส.ชสอ.',
          deduct_desc: 'ฌาปนกิจสงเคราะห์ สส.ชสอ. ปี 2569',
          amount: '4840.00',
          shortfall: '0.00',
        },
      ],
      net_amt: '14231.14',
      approve_date: '2026-01-25',
      pay_date: '2026-01-30',
    });
    expect(released?.rows.map((row) => row.weight)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect(sum((released?.rows ?? []).map((row) => satangOf(row.dividend)))).toBe(23_911_14);
  });

  test('the running year is an estimate at the last approved rates, of what has happened', async () => {
    await using mock = await startMock();
    const { years } = await (await mock.signIn('00001')).ok('memberDividendList');
    expect(years[0]).toMatchObject({
      status: 'ประมาณการ',
      counted_to: '2026-11-19',
      rate_year: 2025,
      div_rate: '5.25',
      avg_rate: '12.00',
      interest_base: '40621.98',
      avg_amt: '4874.64',
    });
    expect(years[0]?.rows.at(-1)?.operate_date).toBe('2026-10-31');
  });

  test('the meeting approves, then the bank pays: the estimate becomes the approved year', async () => {
    await using mock = await startMock();
    const yearOn = async (day: string) => {
      mock.world.clock.set(morningOf(day));
      const { years } = await (await mock.signIn('00001')).ok('memberDividendList');
      return years.find((year) => year.div_year === 2026);
    };
    expect(await yearOn('2027-01-24')).toMatchObject({ status: 'ประมาณการ', div_rate: '5.25' });
    const approved = await yearOn('2027-01-25');
    expect(approved).toMatchObject({ status: 'อนุมัติ', div_rate: '5.30', avg_rate: '12.25' });
    expect(await yearOn('2027-02-02')).toEqual({ ...approved, status: 'โอนแล้ว' });
  });
});
