import type {
  LoanApplication,
  LoanApplyStatus,
} from '@coop/contracts/member/ahead/loan-application';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { type Figures, figuresOf } from '../../parts/papers/figures.ts';
import type { PaperBlock, PaperFact, PaperFile } from '../../parts/papers/paper.ts';
import { text } from './text.ts';

// What the page and its paper say of a request for a loan.

const ENDED: readonly LoanApplyStatus[] = ['ผู้ค้ำประกันไม่ยินยอม', 'หมดเวลา', 'ไม่อนุมัติ', 'ยกเลิก'];
const WAY: readonly LoanApplyStatus[] = ['ส่งแล้ว', 'รอผู้ค้ำประกัน', 'กำลังตรวจ', 'อนุมัติ', 'จ่ายเงินแล้ว'];

/** Whether a request ended without a contract. */
export const isEnded = ({ status }: LoanApplication): boolean => ENDED.includes(status);

/** Whether a request is still on its way. */
export const isOpen = (one: LoanApplication): boolean =>
  !isEnded(one) && one.status !== 'จ่ายเงินแล้ว';

export const nameOf = (one: LoanApplication) => `${one.loantype_desc} ${one.application_no}`;
export const statusOf = ({ status }: Pick<LoanApplication, 'status'>) =>
  text.statuses[status] ?? status;

/** What follows from an end; undefined before it. */
export const footOf = (one: LoanApplication) =>
  isEnded(one) ? (one.status === 'ไม่อนุมัติ' ? text.refused : text.ended) : undefined;

/** What was asked for, with whom, and what is to come. */
export function factsOf(one: LoanApplication): PaperFact[] {
  const note = one.officer_note ?? '';
  const files = one.files.map((file) => file.paper_desc ?? file.file_name).join(', ');
  const { answer_by, effective_date, loancontract_no } = one;
  const facts: (PaperFact | false)[] = [
    one.status === 'ไม่อนุมัติ' && [text.reason, note],
    one.status === 'ขอเอกสารเพิ่ม' && [text.wanted, note],
    [text.termTerm, text.instalments(formatCount(one.period_payamt))],
    [text.purposeTerm, one.purpose],
    ...one.guarantors.map(
      ({ guarantor_name, guarantor_member_no, answer }): PaperFact => [
        `${guarantor_name} (${guarantor_member_no})`,
        text.answers[answer] ?? answer,
      ],
    ),
    one.files.length > 0 && [text.files, files],
    one.status === 'รอผู้ค้ำประกัน' && [text.answerBy, answer_by ? formatThaiDate(answer_by) : ''],
    isOpen(one) && [text.payday, effective_date ? formatThaiDate(effective_date) : ''],
    [text.contract, loancontract_no ?? ''],
  ];
  // A purpose is a line of its own even where it is empty.
  return facts.filter(
    (fact) => fact !== false && (fact[1] !== '' || fact[0] === text.purposeTerm),
  ) as PaperFact[];
}

interface Step {
  readonly words: string;
  /** When, or that it is still to come. */
  readonly when: string;
  readonly isToCome: boolean;
}

/** The way to the contract: what has been reached, with its time, and what is still to come. */
export function stepsOf(one: LoanApplication): Step[] {
  // Papers are asked for while it is examined.
  const to = WAY.indexOf(one.status === 'ขอเอกสารเพิ่ม' ? 'รอผู้ค้ำประกัน' : one.status);
  const rest = isEnded(one) || to < 0 ? [] : WAY.slice(to + 1);
  const toCome = rest.filter((step) => step !== 'รอผู้ค้ำประกัน' || one.guarantors.length > 0);
  return [
    ...one.status_log.map((step) => ({
      words: statusOf(step),
      when: formatThaiDateTime(step.at),
      isToCome: false,
    })),
    ...toCome.map((step) => ({
      words: text.statuses[step],
      when: `(${text.toCome})`,
      isToCome: true,
    })),
  ];
}

function sectionOf(one: LoanApplication, { satang }: Figures): PaperBlock {
  const foot = footOf(one);
  return {
    kind: 'section',
    title: `${nameOf(one)} · ${statusOf(one)}`,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            [text.amountTerm, `${satang(parseBaht(one.amount))} ${text.baht}`],
            ...stepsOf(one).map(({ words, when }) => [words, when] as const),
          ],
          factsOf(one),
        ],
      },
      ...(foot ? [{ kind: 'text', text: foot } as const] : []),
    ],
  };
}

/** Every request with its way so far. */
export function applicationFile(
  applications: readonly LoanApplication[],
  making: Making,
): PaperFile {
  const { owner } = making;
  const when = owner?.asOf && formatThaiDate(owner.asOf);
  const figures = figuresOf(making);
  return {
    name: fileName({ title: text.title, no: owner?.no, when }),
    papers: [
      {
        title: text.title,
        owner: owner?.words,
        sub: [owner?.words, when && text.asOf(when)].filter(Boolean).join(' · '),
        blocks: [
          { kind: 'heading', text: text.list },
          ...applications.map((one) => sectionOf(one, figures)),
        ],
      },
    ],
  };
}
