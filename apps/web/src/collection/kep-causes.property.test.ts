import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import { sumSatang, toWire } from '@coop/format/money';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openWorld } from '../testing/mock-backend.ts';
import { mainCauses } from './kep-causes.ts';

const total = (parts: readonly { satang: number }[]) => sumSatang(parts.map((part) => part.satang));

const CODES: readonly KepCause['code'][] = [
  'NEW',
  'FINISHED',
  'LAST',
  'ARREARS',
  'BALANCE',
  'DAYS',
  'DEATHS',
  'REFUND',
  'PAID',
];
const cause = fc.record({
  code: fc.constantFrom(...CODES),
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).map(toWire),
  before: fc.constantFrom('', '0', '2'),
  now: fc.constantFrom('', '1', '3'),
});
const change = fc.record({
  item_group: fc.constantFrom<KepChange['item_group']>('SHARE', 'LOAN', 'DEPOSIT', 'CREMATION'),
  item_desc: fc.constant(''),
  ref_no: fc.constant(''),
  is_arrear: fc.boolean(),
  previous_amount: fc.constant('0.00'),
  amount: fc.constant('0.00'),
  difference: fc.constant('0.00'),
  causes: fc.array(cause, { maxLength: 3 }),
});

test('[MEM-13] whatever a backend explains, the parts of the sentence add up to the difference', () => {
  const property = fc.property(
    fc.array(change, { maxLength: 8 }),
    fc.integer({ min: -9_000_000, max: 9_000_000 }),
    (changes, difference) => {
      const parts = mainCauses(changes, difference);
      expect(parts.length === 0 ? difference : total(parts)).toBe(difference);
      expect(parts.every((part) => part.satang !== 0)).toBe(true);
      expect(new Set(parts.map((part) => part.words)).size).toBe(parts.length);
    },
  );
  fc.assert(property);
});

beforeAll(() => {
  openWorld();
});
