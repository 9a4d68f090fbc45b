import { membershipNoOf } from '../../world/people/member.ts';
import { personaOf } from '../../world/people/personas.ts';
import type { World } from '../../world/world.ts';

/** Whether a membership number was issued. Only its canonical spelling counts: 000001 is not 00001. */
export function isIssued(world: World, membershipNo: string): boolean {
  const no = Number(membershipNo);
  return no >= 1 && no <= world.view().population && membershipNoOf(no) === membershipNo;
}

/** Whether the owner of an issued number has opened access. */
export function isRegistered(world: World, membershipNo: string): boolean {
  if (!isIssued(world, membershipNo)) return false;
  const mustRegister = personaOf(Number(membershipNo))?.notRegistered === true;
  return !mustRegister || world.overlay.latest('registered', membershipNo) !== undefined;
}
