import { plainText } from '@coop/format/text/truncate';
import { toBuddhistYear } from '@coop/format/thai-date';
import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

// Runs under both sets of by-laws (vitest.config.ts).

/** Rows of every table of a text, cell by cell. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => plainText(cell)),
  );

/** `2,948.2`, of `2948200000.00` */
const millions = (baht: string) =>
  (Number(baht) / 1_000_000).toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

test('[VIS-04] each figure of ten years is the one that the report it leads to says', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { years } = await caller.ok('infoFiguresList');
  expect(years.map(({ year }) => year)).toEqual([
    2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
  ]);
  for (const other of years) {
    const { html, title } = await caller.ok('infoTopicShow', {
      body: { topic_id: other.topic_id },
    });
    const name = toBuddhistYear(other.year);
    const figures = [
      other.members.toLocaleString('en-US'),
      ...[other.shares, other.deposits, other.loans, other.reserves, other.assets].map(millions),
      other.dividend_rate,
      other.refund_rate,
    ];
    const rows = rowsOf(html);
    const listed = title.includes(`${name} ฉบับเต็ม`)
      ? rows.slice(1).map(([, figure]) => figure)
      : rows.filter(([year]) => year === String(name)).flatMap(([, ...cells]) => cells);
    expect({ name, said: listed }).toEqual({ name, said: figures });
  }
});

test('[VIS-04] the dividend of a year is that of the first page, where it is the last', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { years } = await caller.ok('infoFiguresList');
  const { year, dividend_rate, refund_rate } = (await caller.ok('infoHomeShow')).rates.dividend;
  const last = years.find((other) => other.year === year);
  // The last year may be approved before its report is out.
  if (!last) return expect(year).toBe(2026);
  expect([last.dividend_rate, last.refund_rate]).toEqual([dividend_rate, refund_rate]);
});
