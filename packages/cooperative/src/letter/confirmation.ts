import { toWire } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { checkValue } from '../chance/check-value.ts';
import { hash32 } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import { isClosed } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { agencyAt } from '../people/agency.ts';
import { fullName } from '../people/member.ts';
import type { Member } from '../people/person/person.ts';
import { personaOf } from '../people/personas/personas.ts';
import { confirmationRound } from '../rules/confirmation-round.ts';

// The balance confirmation of a calendar year: a letter with the balances at the end of the year before, open for
// answers until the year is over.

export type BalanceKind = 'loan' | 'deposit' | 'share';

interface ConfirmationLine {
  readonly kind: BalanceKind;
  readonly refNo: string;
  /** Product of the contract or account. */
  readonly desc: string;
  readonly balanceSatang: number;
}

export interface ConfirmationLetter {
  readonly letterNo: string;
  readonly letterDate: string;
  /** Day at whose end the balances were taken. */
  readonly asOf: string;
  readonly returnBy: string;
  readonly addressee: string;
  readonly membershipNo: string;
  readonly agencyName: string;
  readonly lines: readonly ConfirmationLine[];
}

/** A line as the member answered it; amounts are kept in the format of the wire. */
export interface ConfirmationAnswer {
  readonly kind: BalanceKind;
  readonly refNo: string;
  readonly balance: string;
  readonly answer: 'Y' | 'N';
  readonly memberBalance?: string;
  readonly remark?: string;
}

export interface ConfirmationReply {
  readonly letterNo: string;
  /** Wall time in Bangkok, `2026-01-12 10:24:00`. */
  readonly repliedAt: string;
  readonly checkValue: string;
  readonly lines: readonly ConfirmationAnswer[];
}

/** Every member is asked and has answered, unless a persona's story says otherwise. */
const CONFIRMED = { confirmStatus: 1, checkIsMemberIn: 1, confirmed: true } as const;

const storyOf = (no: number) => personaOf(no)?.confirm ?? CONFIRMED;

/** Returns whether a member has answered every round that it was asked in, as nearly everybody has. */
export const hasAlwaysAnswered = (no: number): boolean => storyOf(no).confirmed;

/** Returns a member's status in a year's round. Members who joined after the day of the balances are not asked. */
export function standingIn({ no, joinedOn }: Pick<Member, 'no' | 'joinedOn'>, year: number) {
  const story = storyOf(no);
  if (joinedOn <= confirmationRound(year).balancesOn) return story;
  return { ...story, checkIsMemberIn: 0, confirmed: false };
}

function linesOf({ member, shares, loans, deposits }: Records): ConfirmationLine[] {
  return [
    ...loans
      .filter((loan) => !isClosed(loan))
      .map((loan) => ({
        kind: 'loan' as const,
        refNo: loan.contractNo,
        desc: loan.product.name,
        balanceSatang: loan.balanceSatang,
      })),
    ...deposits
      .filter((deposit) => !deposit.closed)
      .map((deposit) => ({
        kind: 'deposit' as const,
        refNo: deposit.accountNo,
        desc: deposit.product.name,
        balanceSatang: deposit.balanceSatang,
      })),
    {
      kind: 'share' as const,
      refNo: member.membershipNo,
      desc: 'ทุนเรือนหุ้น',
      balanceSatang: shares.balanceSatang,
    },
  ];
}

export function deriveConfirmation(
  recordsOn: (asOf: string) => Records,
  year: number,
): ConfirmationLetter {
  const { balancesOn: asOf, sentOn, closesOn } = confirmationRound(year);
  const records = recordsOn(asOf);
  const { member } = records;
  return {
    letterNo: `ยย.${toBuddhistYear(year)}/${member.membershipNo}`,
    letterDate: sentOn,
    asOf,
    returnBy: closesOn,
    addressee: fullName(member),
    membershipNo: member.membershipNo,
    agencyName: agencyAt(records.agency, records.view.population).name,
    lines: linesOf(records),
  };
}

/** Builds the reply to a letter; its check value covers all answers and their time. */
export function sealReply(
  letter: ConfirmationLetter,
  repliedAt: string,
  lines: readonly ConfirmationAnswer[],
): ConfirmationReply {
  const { letterNo, membershipNo } = letter;
  const canonical = [letterNo, membershipNo, letter.asOf, repliedAt];
  const answers = lines.map((line) => [
    line.kind,
    line.refNo,
    line.balance,
    line.answer,
    line.memberBalance ?? '',
    line.remark ?? '',
  ]);
  const value = checkValue(JSON.stringify([...canonical, answers]));
  return { letterNo, repliedAt, checkValue: value, lines };
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

/**
 * Derives the reply of a member who has answered: every line correct, on a day in January. If that day is not over when
 * the world begins, or the clock is before it, the reply gets the first moment of the round instead, so that no reply
 * is in the future and none changes while the clock runs.
 */
export function deriveReply(view: View, no: number, letter: ConfirmationLetter): ConfirmationReply {
  const roll = hash32(`${view.seed}/confirm-reply/${letter.asOf}`, no);
  const day = 2 + (roll % 29);
  const on = `${letter.letterDate.slice(0, 8)}${twoDigits(day)}`;
  const hour = 8 + ((roll >>> 5) % 12);
  const minute = (roll >>> 9) % 60;
  const drawn = `${on} ${twoDigits(hour)}:${twoDigits(minute)}:00`;
  const isPast = on < view.startedOn && on <= view.asOf;
  const repliedAt = isPast ? drawn : `${letter.letterDate} 00:00:00`;
  const lines = letter.lines.map(({ kind, refNo, balanceSatang }) => ({
    kind,
    refNo,
    balance: toWire(balanceSatang),
    answer: 'Y' as const,
  }));
  return sealReply(letter, repliedAt, lines);
}
