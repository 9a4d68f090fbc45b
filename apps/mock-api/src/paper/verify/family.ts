import type { Verification } from '@coop/contracts/entry/verification';
import type { World } from '../../world/world.ts';
import { stamp } from './stamp.ts';

/**
 * Returns the check of the sheet for the family, by the amount left for them (baht, as on the wire). The paper hides
 * most of the member's number, so its own number names nobody, and nothing can be typed without one: the QR code is
 * enough.
 */
export function stampFamily(world: World, asOf: string, left: string): Verification {
  const number = `คร-${asOf.replaceAll('-', '')}`;
  return { ...stamp(world, { kind: 'family', number, date: asOf, amount: left }), check: '' };
}
