import type { View } from '../chance/view.ts';
import { deriveMember } from '../people/member.ts';
import type { Member } from '../people/person.ts';
import { type DepositAccountRecord, deriveDeposits } from './deposits.ts';
import { deriveLoans, type LoanContract } from './loans.ts';
import { deriveShares, type Shares } from './shares.ts';

/** Everything on record about one member on one day. */
export interface Records {
  readonly view: View;
  readonly member: Member;
  readonly shares: Shares;
  readonly loans: readonly LoanContract[];
  readonly deposits: readonly DepositAccountRecord[];
}

/** Derives a member downward: person, then shares, loans and deposits. Months of collection follow in `deriveKep`. */
export function deriveRecords(view: View, no: number): Records {
  const member = deriveMember(view, no);
  return {
    view,
    member,
    shares: deriveShares(view, member),
    loans: deriveLoans(view, member),
    deposits: deriveDeposits(view, member),
  };
}
