import { today } from '@coop/cooperative/moments';
import { stateOn } from '@coop/cooperative/people/ending';
import { deriveMember, membershipNoOf } from '@coop/cooperative/people/member';
import { personaOf } from '@coop/cooperative/people/personas/personas';
import { isShutOut } from '@coop/cooperative/requests/membership';
import type { World } from '../../world/world.ts';

/**
 * Returns whether a membership number belongs to a member, or to a recent former one: it was issued, approved, and not
 * returned. Only its canonical spelling counts: 000001 is not 00001.
 */
export function isMember(world: World, membershipNo: string): boolean {
  const no = Number(membershipNo);
  const view = world.view();
  const isIssued = no >= 1 && no <= view.population && membershipNoOf(no) === membershipNo;
  const isThere = isIssued && stateOn(deriveMember(view, no), today(world.clock)) === 'ปกติ';
  return isThere && !isShutOut(world, no);
}

/** Returns whether the member has registered for access. */
export function isRegistered(world: World, membershipNo: string): boolean {
  if (!isMember(world, membershipNo)) return false;
  const mustRegister = personaOf(Number(membershipNo))?.notRegistered === true;
  return !mustRegister || world.overlay.latest('registered', membershipNo) !== undefined;
}
