import { wallTime } from '@coop/cooperative/moments';
import * as z from 'zod/mini';
import { answerOf, hasLetter, letterOf, openYear, replyOf } from '../../world/round/round.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';
import { MemberNo, memberNamed, refused } from './named.ts';

export const AuditorsAnswer = only({
  world: WorldName,
  member: MemberNo,
  text: z.string().check(
    z.trim(),
    z.minLength(1, 'an answer has words'),
    z.maxLength(1_000, 'an answer has at most 1000 characters'),
    z.meta({
      title: 'คำตอบของผู้สอบบัญชี',
      description: 'สมาชิกอ่านได้ที่หน้าหนังสือยืนยันยอด ตอบอีกครั้งเพื่อแทนคำตอบเดิม',
      format: 'multiline',
    }),
  ),
});

/** Returns the lines that a member disputes in the open round's letter, and the auditor's answer. */
export function showDisputes(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const isRequested = hasLetter(world, no);
  const letter = isRequested ? letterOf(world, no) : undefined;
  const reply = letter && replyOf(world, no, letter);
  const answer = letter && answerOf(world, letter);
  const disputed = reply?.lines.filter((line) => line.answer === 'N') ?? [];
  return {
    member: subject,
    year: openYear(world),
    /** Empty for a member who is not asked in this round. */
    letterNo: letter?.letterNo ?? '',
    /** Empty until there is a reply. */
    repliedAt: reply?.repliedAt ?? '',
    lines: disputed.map(({ kind, refNo, balance, memberBalance = '', remark = '' }) => ({
      kind,
      refNo,
      balance,
      memberBalance,
      remark,
    })),
    ...(answer && { answer: { text: answer.value.text, at: wallTime(answer.at) } }),
  };
}

/** Answers a reply that disputes a line; the member reads the last answer. */
export function answerDispute(world: World, input: z.infer<typeof AuditorsAnswer>) {
  const { member: subject, year, letterNo, repliedAt, lines } = showDisputes(world, input);
  if (letterNo === '') throw refused(`${subject} is not asked in the round of ${year}`);
  if (repliedAt === '') throw refused(`${subject} has not replied to ${letterNo} yet`);
  if (lines.length === 0) {
    throw refused(`${subject} found every line of ${letterNo} correct: nothing is to be answered`);
  }
  recordNow(world, 'confirm-answer', subject, { letterNo, text: input.text });
  return showDisputes(world, input);
}
