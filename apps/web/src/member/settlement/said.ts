import type { MemberSettlement } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFact } from '../../parts/papers/paper.ts';
import { whose } from '../../session/whose.ts';
import { text } from './text.ts';

// What the page and its paper say of a settlement besides its tables.

export const isFinal = ({ settlement_status }: MemberSettlement) =>
  settlement_status === 'สิ้นสมาชิกภาพแล้ว';

/** Whether the figures are certain. */
export function stateOf(data: MemberSettlement) {
  const board = formatThaiDate(data.board_date);
  return isFinal(data)
    ? { title: text.final(board), more: [text.finalMore] }
    : { title: text.waiting(board), more: [text.waitingMore, whose(text.waitingRequests)] };
}

interface SumFact {
  readonly label: string;
  readonly baht: string;
  readonly note: string;
  /** After the note. */
  readonly noteBaht?: string;
}

function receiverOf({ left, ending_desc }: MemberSettlement): string {
  if (parseBaht(left) === 0) return text.nothingLeft;
  return ending_desc === 'เสียชีวิต' ? text.toHeirs : whose(text.toMember);
}

/** The answer first: what is paid out, then how it comes about, and what is missing. */
export function sumFacts(data: MemberSettlement): SumFact[] {
  const { owned, owed, used, left, beside, missing, guarantors } = data;
  const debt =
    parseBaht(owed) === 0 ? { note: text.noDebt } : { note: text.owedNote, noteBaht: used };
  return [
    {
      label: text.left[isFinal(data) ? 'final' : 'expected'],
      baht: left,
      note: receiverOf(data),
    },
    { label: whose(text.owned), baht: owned, note: text.ownedNote },
    { label: text.owed, baht: owed, ...debt },
    ...(parseBaht(missing) === 0
      ? []
      : [
          {
            label: text.missing,
            baht: missing,
            note: guarantors.length > 0 ? text.missingNote : text.missingAlone,
          },
        ]),
    ...(parseBaht(beside) === 0
      ? []
      : [{ label: text.beside, baht: beside, note: text.besideNote }]),
  ];
}

/** What was reported, when, and by which paper. */
export function noticeFacts(data: MemberSettlement): PaperFact[] {
  const { facts } = text;
  const { ending_desc: how } = data;
  return [
    [facts.how, how],
    [facts.noticed, formatThaiDate(data.notice_date)],
    [how === 'เสียชีวิต' ? facts.event.เสียชีวิต : facts.event.other, formatThaiDate(data.event_date)],
    [facts.paper, data.paper_no],
    [facts.board, formatThaiDate(data.board_date)],
  ];
}
