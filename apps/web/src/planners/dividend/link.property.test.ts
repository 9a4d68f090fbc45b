import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_LIMIT } from '../fields.ts';
import { isRight } from '../link.ts';
import { ALL_MONTHS, type Inputs, MONTHS, type MonthName } from './fields.ts';
import { initialInputs, MOST_PURCHASES, problemsOf, readLink, writeLink } from './inputs.ts';
import { answerTo } from './plan.ts';

const METHODS = ['share_month', 'eleven_months', 'thirteen_lines', 'daily'] as const;
const ROUNDINGS = ['rows', 'cut', 'total'] as const;

const SITE = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative' };
const INITIAL = initialInputs(SITE, '2026-11-20');

const anyText = fc.string({ maxLength: TEXT_LIMIT });
const anyAmount = fc
  .integer({ min: 0, max: 90_000_000 })
  .chain((baht) => fc.constantFrom(String(baht), baht.toLocaleString('en-US'), ''));
const anyRate = fc.integer({ min: 0, max: 3_000 }).map((rate) => (rate / 100).toFixed(2));

const anyMonths = fc
  .tuple(...ALL_MONTHS.map(() => anyAmount))
  .map(
    (amounts) =>
      Object.fromEntries(ALL_MONTHS.map((name, index) => [name, amounts[index] ?? ''])) as Record<
        MonthName,
        string
      >,
  );

const anyFields = fc.record({
  method: fc.constantFrom(...METHODS),
  startMonth: fc.constantFrom(...MONTHS.map(String)),
  startYear: fc.integer({ min: 2500, max: 2600 }).map(String),
  opening: anyAmount,
  monthDay: fc.constantFrom('1', '7', '28', '31'),
  cutOff: fc.oneof(fc.integer({ min: 0, max: 31 }).map(String), anyText),
  rate: anyRate,
  interest: anyAmount,
  refundRate: fc.oneof(anyRate, fc.constant('')),
  rounding: fc.constantFrom(...ROUNDINGS),
  dayCount: fc.constantFrom('365' as const, '366' as const),
});

/** Days of the first year of many: purchases within the fiscal year, or the inputs are not right. */
const anyPurchases = fc.array(
  fc.record({
    month: fc.integer({ min: 0, max: 11 }),
    day: fc.integer({ min: 1, max: 28 }),
    amount: anyAmount,
  }),
  { maxLength: MOST_PURCHASES },
);

const anyInputs: fc.Arbitrary<Inputs> = fc
  .tuple(anyFields, anyMonths, anyPurchases)
  .map(([fields, months, purchases]) => {
    const start = (Number(fields.startYear) - 543) * 12 + Number(fields.startMonth) - 1;
    const dayOf = ({ month, day }: { month: number; day: number }) => {
      const index = start + month;
      const two = (n: number) => String(n).padStart(2, '0');
      return `${Math.floor(index / 12)}-${two((index % 12) + 1)}-${two(day)}`;
    };
    return {
      ...fields,
      ...months,
      purchases: purchases.map((purchase) => ({
        on: dayOf(purchase),
        amount: purchase.amount || '1',
      })),
    };
  });

test('[PUB-22] a link brings back exactly the inputs it was made of', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      fc.pre(isRight(problemsOf(inputs)));
      const address = new URLSearchParams(writeLink(inputs).toString());
      expect(readLink(address, INITIAL)).toEqual({ inputs, typed: inputs, refused: [] });
      expect(answerTo(inputs).rows.length).toBeGreaterThanOrEqual(13);
    }),
  );
});

test('[PUB-22] no address, however wrong, leaves the page without something to show', () => {
  const names = Object.keys(INITIAL).filter((name) => name !== 'purchases');
  const wrong = fc.oneof(anyText, fc.constantFrom('daily', '2569', '-1', '0', '13', '๑'));
  const buy = fc.oneof(anyText, fc.constantFrom('2026-02-31_5', '2026-03-01_x', '2026-03-01_5000'));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), wrong),
      fc.array(buy),
      (address, purchases) => {
        const params = new URLSearchParams(address);
        for (const purchase of purchases) params.append('buy', purchase);
        const { inputs } = readLink(params, INITIAL);
        expect(problemsOf(inputs)).toEqual({});
        answerTo(inputs);
      },
    ),
  );
});
