import type { Faker } from '@faker-js/faker';
import type { LoanProductKey } from '../rules/products.ts';

interface Months {
  readonly min: number;
  readonly max: number;
}

/** Borrowing habits for one product, before any rule limits them. */
export interface Habit {
  readonly product: LoanProductKey;
  readonly chance: number;
  /** Months after joining before the first contract. */
  readonly waits: Months;
  /** Months between one contract's last instalment and the next contract. */
  readonly gap: Months;
  /** Returns the amount requested with this salary, satang. */
  readonly wantedSatang: (faker: Faker, salarySatang: number) => number;
  /** Never less is granted. */
  readonly leastSatang: number;
}

export const HABITS: readonly Habit[] = [
  {
    product: 'ordinary',
    chance: 0.88,
    waits: { min: 12, max: 60 },
    gap: { min: 1, max: 8 },
    wantedSatang: (faker, salary) => salary * faker.number.int({ min: 14, max: 45 }),
    leastSatang: 100_000_00,
  },
  {
    product: 'emergency',
    chance: 0.42,
    waits: { min: 3, max: 40 },
    gap: { min: 1, max: 9 },
    wantedSatang: (faker, salary) => (salary * faker.number.int({ min: 3, max: 20 })) / 10,
    leastSatang: 5_000_00,
  },
  {
    product: 'shareSecured',
    chance: 0.12,
    waits: { min: 30, max: 90 },
    gap: { min: 6, max: 40 },
    wantedSatang: (faker) => faker.number.int({ min: 5, max: 25 }) * 10_000_00,
    leastSatang: 10_000_00,
  },
  {
    product: 'special',
    chance: 0.12,
    waits: { min: 40, max: 120 },
    gap: { min: 12, max: 60 },
    wantedSatang: (faker) => faker.number.int({ min: 40, max: 280 }) * 10_000_00,
    leastSatang: 300_000_00,
  },
  {
    product: 'academic',
    chance: 0.1,
    // After the rank that carries the allowance.
    waits: { min: 130, max: 200 },
    gap: { min: 12, max: 60 },
    wantedSatang: (faker) => faker.helpers.arrayElement([180_000_00, 220_000_00]),
    leastSatang: 180_000_00,
  },
];
