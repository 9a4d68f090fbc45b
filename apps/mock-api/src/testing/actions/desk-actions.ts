import { membershipNoOf } from '@coop/cooperative/people/member';
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { takeBackCheque } from '../../control/operations/bounced.ts';
import { decideClaim, showClaims } from '../../control/operations/claims.ts';
import { noteRetirement } from '../../control/operations/endings.ts';
import { decideLoan, showLoans } from '../../control/operations/loans.ts';
import { letDecide } from '../../control/operations/requests.ts';
import type { World } from '../../world/world.ts';

/** An act of the cooperative's desk about a member, through the control plane. */
export type DeskAction =
  | { readonly kind: 'desk-retire'; readonly pays: 'pension' | 'self' }
  | { readonly kind: 'desk-claim'; readonly action: 'approve' | 'refuse' }
  | { readonly kind: 'desk-loan'; readonly action: 'approve' | 'refuse' }
  /** The cheque of the newest receipt of the cashier comes back. */
  | { readonly kind: 'desk-bounce' }
  | { readonly kind: 'desk-mode'; readonly decides: 'clock' | 'officer' };

const decision = fc.constantFrom('approve' as const, 'refuse' as const);

export const anyDeskAction: fc.Arbitrary<DeskAction> = fc.oneof(
  fc.record({
    kind: fc.constant('desk-retire' as const),
    pays: fc.constantFrom('pension' as const, 'self' as const),
  }),
  fc.record({ kind: fc.constant('desk-claim' as const), action: decision }),
  fc.record({ kind: fc.constant('desk-loan' as const), action: decision }),
  fc.record({ kind: fc.constant('desk-bounce' as const) }),
  fc.record({
    kind: fc.constant('desk-mode' as const),
    decides: fc.constantFrom('clock' as const, 'officer' as const),
  }),
);

export const isDeskAction = (action: { readonly kind: string }): action is DeskAction =>
  action.kind.startsWith('desk-');

type Row = { readonly no: string; readonly actions: readonly string[] };

/** Decides about the newest row that can be decided so. */
function decideOn(rows: readonly Row[], action: string, decide: (no: string) => unknown): void {
  const row = rows.find(({ actions }) => actions.includes(action));
  if (row) decide(row.no);
}

function bounce(world: World, no: number, reason: string): void {
  const who = { world: world.name, member: membershipNoOf(no) };
  const receipt = world.overlay.latest('payment', who.member)?.slipNo;
  if (receipt) takeBackCheque(world, { ...who, receipt, reason });
}

function act(world: World, no: number, action: DeskAction): void {
  const who = { world: world.name, member: membershipNoOf(no) };
  const reason = 'เอกสารไม่ครบ';
  switch (action.kind) {
    case 'desk-retire':
      noteRetirement(world, { ...who, pays: action.pays });
      return;
    case 'desk-claim':
      decideOn(showClaims(world, who).claims, action.action, (no) =>
        decideClaim(world, { ...who, no, reason, action: action.action }),
      );
      return;
    case 'desk-loan':
      decideOn(showLoans(world, who).loans, action.action, (no) =>
        decideLoan(world, { ...who, no, reason, action: action.action }),
      );
      return;
    case 'desk-bounce':
      bounce(world, no, reason);
      return;
    case 'desk-mode':
      letDecide(world, { world: world.name, decides: action.decides });
  }
}

/** Does it, unless the desk refuses. */
export function doDeskAction(world: World, no: number, action: DeskAction): void {
  try {
    act(world, no, action);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
  }
}
