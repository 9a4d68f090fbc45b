import {
  type ConfirmationLetter,
  type ConfirmationReply,
  deriveConfirmation,
  deriveReply,
  hasAlwaysAnswered,
  standingIn,
} from '@coop/cooperative/letter/confirmation';
import { today } from '@coop/cooperative/moments';
import { yearOf } from '@coop/format/thai-date';
import type { World } from '../world.ts';

/** Returns the year whose round is open: there is one each calendar year. */
export function openYear(world: World): number {
  return yearOf(today(world.clock));
}

export function standingOf(world: World, no: number) {
  return standingIn(world.records(no).member, openYear(world));
}

const isAsked = ({ confirmStatus, checkIsMemberIn }: ReturnType<typeof standingOf>) =>
  confirmStatus !== 0 && checkIsMemberIn !== 0;

/** Returns whether a round is open for the member, so that there is a letter. */
export const hasLetter = (world: World, no: number): boolean => isAsked(standingOf(world, no));

export function letterOf(world: World, no: number): ConfirmationLetter {
  return world.derived('confirm-letter', no, () =>
    deriveConfirmation((asOf) => world.recordsOn(no, asOf), openYear(world)),
  );
}

/** Returns the reply to a letter as the member has sent it. */
function sentReply({ overlay, clock }: World, { letterNo, membershipNo }: ConfirmationLetter) {
  const seen = overlay.until('confirm-reply', membershipNo, clock.now());
  return seen.find(({ value }) => value.letterNo === letterNo);
}

/** Returns the letter that a member has not answered yet; no seal is proved for it. */
export function unansweredLetter(world: World, no: number): ConfirmationLetter | undefined {
  // Every first page asks, so that this comes before anything is derived.
  if (hasAlwaysAnswered(no)) return undefined;
  const standing = standingOf(world, no);
  if (!isAsked(standing) || standing.confirmed) return undefined;
  const letter = letterOf(world, no);
  return sentReply(world, letter) ? undefined : letter;
}

/** Returns the member's reply in this round, sent or derived from the persona's story. */
export function replyOf(
  world: World,
  no: number,
  letter: ConfirmationLetter,
): ConfirmationReply | undefined {
  const sent = sentReply(world, letter);
  if (sent) return sent.value;
  return standingOf(world, no).confirmed ? deriveReply(world.view(), no, letter) : undefined;
}

/** Returns the auditor's last answer to the reply to a letter. */
export function answerOf({ overlay, clock }: World, letter: ConfirmationLetter) {
  const seen = overlay.until('confirm-answer', letter.membershipNo, clock.now());
  return seen.findLast(({ value }) => value.letterNo === letter.letterNo);
}
