import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { END_KINDS, type EndKind } from '@coop/cooperative/people/person/person';
import fc from 'fast-check';
import { anyDeskAction, type DeskAction } from './desk-actions.ts';

/** An action of people; `part` is in thousandths of what is possible. */
export type Action =
  | { readonly kind: 'wait'; readonly days: number }
  /** The clock is set back: who moves money on an earlier day begins another future. */
  | { readonly kind: 'back'; readonly hours: number }
  | {
      readonly kind: 'record';
      readonly part: number;
      readonly reason: DeductReason;
      /** Months since it was billed. */
      readonly back: number;
    }
  | { readonly kind: 'withhold' }
  | { readonly kind: 'pay'; readonly part: number; readonly contract: number }
  | { readonly kind: 'ask'; readonly limit: number; readonly part: number }
  | { readonly kind: 'decide'; readonly action: 'approve' | 'refuse' | 'pay' }
  | {
      readonly kind: 'borrow';
      readonly code: string;
      readonly part: number;
      readonly consents: boolean;
    }
  | { readonly kind: 'claim'; readonly right: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'stop' }
  /** A notice that the membership ends, days after what it tells, or its withdrawal. */
  | { readonly kind: 'notice'; readonly how: EndKind; readonly ago: number }
  | { readonly kind: 'drop' }
  | DeskAction;

/** All, nothing, or a part, in thousandths. */
export const part = fc.oneof(fc.constantFrom(0, 1_000), fc.integer({ min: 1, max: 999 }));
const index = fc.integer({ min: 0, max: 9 });

export const anyWait = fc.record({
  kind: fc.constant('wait' as const),
  days: fc.integer({ min: 1, max: 40 }),
});

/** Any action; time passes more often than anything else. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: anyWait },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('back'),
      hours: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1_440 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('record'),
      part,
      reason: fc.constantFrom(...DEDUCT_REASONS),
      back: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withhold') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay'), part, contract: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask'), limit: index, part }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('borrow'),
      code: fc.constantFrom('02', '03', '04', '05'),
      part,
      consents: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('claim'), right: index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('notice'),
      how: fc.constantFrom(...END_KINDS),
      ago: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop') }) },
  { weight: 2, arbitrary: anyDeskAction },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('decide'),
      action: fc.constantFrom('approve', 'refuse', 'pay'),
    }),
  },
) as fc.Arbitrary<Action>;
