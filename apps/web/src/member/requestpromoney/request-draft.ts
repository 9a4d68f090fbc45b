import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { formatSatang, parseBaht } from '@coop/format/money';
import { dropDraft, keepDraft, readDraft } from '../../app/drafts.ts';
import { text } from './text.ts';

/** What is typed, before it is a request. */
export interface RequestDraft {
  readonly type: string;
  readonly refNo: string;
  readonly amount: string;
  readonly reason: string;
}

const NAME = 'requestpromoney';
const REASON_LIMIT = 200;

const word = (value: unknown) => (typeof value === 'string' ? value : '');

/** The draft of this tab, or an empty one for the first thing that may be asked for. */
export function loadDraft(limits: readonly RequestLimit[]): RequestDraft {
  const kept = (readDraft(NAME) ?? {}) as Record<string, unknown>;
  const first = limits[0];
  const isOffered = limits.some(
    (one) => one.request_type === kept.type && one.ref_no === kept.refNo,
  );
  return {
    type: isOffered ? word(kept.type) : (first?.request_type ?? ''),
    refNo: isOffered ? word(kept.refNo) : (first?.ref_no ?? ''),
    amount: word(kept.amount),
    reason: word(kept.reason),
  };
}

export const saveDraft = (draft: RequestDraft) => keepDraft(NAME, draft);
export const forgetDraft = () => dropDraft(NAME);

export function limitOf(
  limits: readonly RequestLimit[],
  draft: RequestDraft,
): RequestLimit | undefined {
  return limits.find((one) => one.request_type === draft.type && one.ref_no === draft.refNo);
}

/** Field name → what is wrong, checked against the limits that the server has worked out; it checks again. */
export function problemsOf(
  draft: RequestDraft,
  limit: RequestLimit | undefined,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if ([...draft.reason].length > REASON_LIMIT) problems.reason = text.reasonTooLong;
  if (!limit || limit.request_type === 'SUBSCRIBE') return problems;
  const satang = parseBaht(draft.amount);
  const [min, max, step] = [
    parseBaht(limit.min_amount),
    parseBaht(limit.max_amount),
    parseBaht(limit.step_amount),
  ];
  if (satang === null) problems.amount = text.needAmount;
  else if (min !== null && satang < min) problems.amount = text.tooLittle(formatSatang(min));
  else if (max !== null && satang > max) problems.amount = text.tooMuch(formatSatang(max));
  else if (step && satang % step !== 0) problems.amount = text.wrongStep(formatSatang(step));
  return problems;
}
