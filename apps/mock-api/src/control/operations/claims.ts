import { today } from '@coop/cooperative/moments';
import { type Claim, claimsOf } from '@coop/cooperative/welfare/member-claims';
import { welfareKind } from '@coop/cooperative/welfare/welfare-kinds';
import { claimStatus, decidedOn, paidOn } from '@coop/cooperative/welfare/welfare-rights';
import { toWire } from '@coop/format/money';
import type * as z from 'zod/mini';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { decisionOf, rowNamed } from './decision.ts';
import { memberNamed, refused } from './named.ts';

const ACTIONS = ['approve', 'refuse'] as const;

export const ClaimDecision = decisionOf(ACTIONS);

function claimRow(claim: Claim, on: string) {
  const status = claimStatus(claim, on);
  const isPending = status === 'รอการอนุมัติ';
  const isApproved = status === 'อนุมัติ' || status === 'โอนเงินแล้ว';
  return {
    no: claim.no,
    kind: welfareKind(claim.code)?.name ?? claim.code,
    requestedOn: claim.requestedOn,
    amount: toWire(claim.amountSatang),
    status,
    decidedOn: isApproved || status === 'ไม่อนุมัติ' ? decidedOn(claim) : '',
    /** Day of the payment, even in the future. */
    paidOn: isApproved ? paidOn(claim) : '',
    refusal: status === 'ไม่อนุมัติ' ? (claim.refusal ?? '') : '',
    note: claim.note ?? '',
    files: (claim.files ?? []).map((file) => file.name),
    actions: isPending ? [...ACTIONS] : [],
  };
}

/** Returns the welfare claims of a member, newest first. */
export function showClaims(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const on = today(world.clock);
  const claims = claimsOf(world, world.records(no)).map((claim) => claimRow(claim, on));
  return { member: subject, claims: claims.reverse() };
}

export function decideClaim(world: World, input: z.infer<typeof ClaimDecision>) {
  const { no, action, reason } = input;
  const { member: subject, claims } = showClaims(world, input);
  const claim = rowNamed(claims, no, `${subject} has made no claim`);
  if (claim.actions.length === 0) {
    throw refused(`${no} cannot be decided any more: it is ${claim.status}`);
  }
  if (action === 'refuse' && reason === '') {
    throw refused(`${no} is refused with a reason that the member reads`);
  }
  recordNow(world, 'welfare-decision', subject, { no, action, reason });
  return showClaims(world, input);
}
