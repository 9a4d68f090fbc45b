import type { Stream } from '../chance/stream.ts';
import type { LoanProductKey } from '../rules/products.ts';

/** Borrowing habits for one product, before any rule limits them. */
export interface Habit {
  readonly product: LoanProductKey;
  readonly chance: number;
  /** Months after joining before the first contract. */
  readonly waits: readonly [number, number];
  /** Months between one contract's last instalment and the next contract. */
  readonly gap: readonly [number, number];
  /** Returns the amount requested with this salary, satang. */
  readonly wantedSatang: (stream: Stream, salarySatang: number) => number;
  /** Never less is granted. */
  readonly leastSatang: number;
}

export const HABITS: readonly Habit[] = [
  {
    product: 'ordinary',
    chance: 0.88,
    waits: [12, 60],
    gap: [1, 8],
    wantedSatang: (stream, salary) => salary * stream.int(14, 45),
    leastSatang: 100_000_00,
  },
  {
    product: 'emergency',
    chance: 0.42,
    waits: [3, 40],
    gap: [1, 9],
    wantedSatang: (stream, salary) => (salary * stream.int(3, 20)) / 10,
    leastSatang: 5_000_00,
  },
  {
    product: 'shareSecured',
    chance: 0.12,
    waits: [30, 90],
    gap: [6, 40],
    wantedSatang: (stream) => stream.int(5, 25) * 10_000_00,
    leastSatang: 10_000_00,
  },
  {
    product: 'special',
    chance: 0.12,
    waits: [40, 120],
    gap: [12, 60],
    wantedSatang: (stream) => stream.int(40, 280) * 10_000_00,
    leastSatang: 300_000_00,
  },
  {
    product: 'academic',
    chance: 0.1,
    // After the rank that carries the allowance.
    waits: [130, 200],
    gap: [12, 60],
    wantedSatang: (stream) => stream.pick([180_000_00, 220_000_00]),
    leastSatang: 180_000_00,
  },
];
