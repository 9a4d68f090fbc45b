import type {
  LoanApplication,
  LoanApplyStatus,
} from '@coop/contracts/member/ahead/loan-application';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { shownFileName } from '@coop/format/file-name';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { PaperBlock, PaperFile } from '@coop/papers/paper';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { type Figures, figuresOf } from '../../documents/papers/figures.ts';
import { lineFacts } from '../../planners/borrowing/line-facts.tsx';
import {
  type Asked,
  askedFor,
  guarantorValues,
  type Line,
  linePaper,
  loanLines,
} from '../../planners/borrowing/lines.ts';
import type { Month } from '../../planners/borrowing/month.ts';
import { text } from './text.ts';
import type { Reviewed } from './use-apply.ts';

// What the page and its paper say of a request for a loan.

const WAY: readonly LoanApplyStatus[] = [
  'ส่งแล้ว',
  'รอผู้ค้ำประกัน',
  'ผู้ค้ำประกันยินยอมครบ',
  'กำลังตรวจ',
  'อนุมัติ',
  'จ่ายเงินแล้ว',
];
/** Steps of a request with guarantors. */
const GUARANTEED: readonly LoanApplyStatus[] = ['รอผู้ค้ำประกัน', 'ผู้ค้ำประกันยินยอมครบ'];

/** Whether a request is still on its way. */
export const isOpen = (one: LoanApplication): boolean =>
  !isWithoutContract(one) && one.status !== 'จ่ายเงินแล้ว';

export const nameOf = (one: LoanApplication) => `${one.loantype_desc} ${one.application_no}`;

/** What says more than the word of the wire. */
const STATUSES: Partial<Record<LoanApplyStatus, string>> = {
  ผู้ค้ำประกันยินยอมครบ: 'ผู้ค้ำประกันยินยอมครบแล้ว รอสหกรณ์ตรวจสอบ',
  กำลังตรวจ: 'ตรวจสอบ',
  ขอเอกสารเพิ่ม: 'สหกรณ์ขอเอกสารเพิ่ม',
  จ่ายเงินแล้ว: 'ทำสัญญาและจ่ายเงิน',
  หมดเวลา: 'ผู้ค้ำประกันไม่ตอบภายในกำหนด',
};
export const statusOf = ({ status }: Pick<LoanApplication, 'status'>) => STATUSES[status] ?? status;

/** What follows from an end; undefined before it. */
export const footOf = (one: LoanApplication) =>
  isWithoutContract(one)
    ? one.status === 'ไม่อนุมัติ'
      ? 'คำขอนี้สิ้นสุดแล้ว หากแก้ไขตามเหตุผลได้ ท่านส่งคำขอใหม่ได้'
      : 'คำขอนี้สิ้นสุดแล้ว ท่านส่งคำขอใหม่และเลือกผู้ค้ำประกันคนอื่นได้'
    : undefined;

/** The month that a request would change: with the deductions that were named in it, and while it is on its way. */
const monthOf = (one: LoanApplication, month: Month | undefined): Month | undefined =>
  month && isOpen(one)
    ? { ...month, othersSatang: parseBaht(one.other_deductions) ?? 0 }
    : undefined;

/** A line of words; none where there is nothing to say. */
const told = (term: string, words: string): Line[] =>
  words === '' ? [] : [{ term, value: [words] }];

/** What was asked for, what it comes to, with whom, and what is to come. */
export function linesOf(one: LoanApplication, known: Month | undefined) {
  const note = one.officer_note ?? '';
  const files = one.files.map((file) => file.paper_desc ?? file.file_name).join(', ');
  const { answer_by, loancontract_no, period_payamt, status } = one;
  const loan = askedFor(one.offer, parseBaht(one.amount), period_payamt, monthOf(one, known));
  const people = one.guarantors.map(({ guarantor_member_no, guarantor_name, answer }) => ({
    no: guarantor_member_no,
    name: guarantor_name,
    answer,
  }));
  const others = parseBaht(one.other_deductions);
  const isAnswered = status !== 'รอผู้ค้ำประกัน';
  return {
    /** What the officer said. */
    remark: [
      ...(status === 'ไม่อนุมัติ' ? told('เหตุผล', note) : []),
      ...(status === 'ขอเอกสารเพิ่ม' ? told('เอกสารที่ขอ', note) : []),
    ],
    /** The loan and what it comes to. */
    loan: [
      ...told(text.termTerm, text.instalments(formatCount(period_payamt))),
      ...(loan ? loanLines(loan, status === 'จ่ายเงินแล้ว') : paydayLine(one)),
      ...(others ? [{ term: 'รายการหักอื่นต่อเดือน', value: [others] }] : []),
    ],
    /** What for, with whom, with which papers, and what came of it. */
    rest: [
      // A line of its own even where it is empty.
      { term: text.purposeTerm, value: [one.purpose] },
      ...guarantorLines(loan, people),
      ...told(text.files, files),
      ...(isAnswered || !answer_by ? [] : told('ผู้ค้ำประกันต้องตอบภายใน', formatThaiDate(answer_by))),
      ...told(text.contract, loancontract_no),
    ],
  };
}

/** The day of the payout, where a backend tells no more of the contract. */
const paydayLine = (one: LoanApplication): Line[] =>
  isOpen(one) && one.effective_date ? told('คาดว่าจ่ายเงิน', formatThaiDate(one.effective_date)) : [];

/** The way to the contract: what has been reached, with its time, and what is still to come. */
export function stepsOf(one: LoanApplication) {
  // Papers are asked for while it is examined.
  const to = WAY.indexOf(one.status === 'ขอเอกสารเพิ่ม' ? 'ผู้ค้ำประกันยินยอมครบ' : one.status);
  const rest = isWithoutContract(one) || to < 0 ? [] : WAY.slice(to + 1);
  const toCome = rest.filter((step) => one.guarantors.length > 0 || !GUARANTEED.includes(step));
  return [
    ...one.status_log.map((step) => ({
      words: statusOf(step),
      when: formatThaiDateTime(step.at),
    })),
    ...toCome.map((step) => ({
      words: statusOf({ status: step }),
      when: '(ขั้นต่อไป)',
      isToCome: true,
    })),
  ];
}

function sectionOf(
  one: LoanApplication,
  { satang }: Figures,
  month: Month | undefined,
): PaperBlock {
  const foot = footOf(one);
  const lines = linesOf(one, month);
  return {
    kind: 'section',
    title: `${nameOf(one)} · ${statusOf(one)}`,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            [text.amountTerm, `${satang(parseBaht(one.amount))} บาท`],
            ...linePaper(lines.loan, satang),
          ],
          [
            ...linePaper(lines.remark, satang),
            ...stepsOf(one).map(({ words, when }) => [words, when] as const),
            ...linePaper(lines.rest, satang),
          ],
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
  month: Month | undefined,
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
        sub: [owner?.words, when && `ข้อมูล ณ วันที่ ${when}`].filter(Boolean).join(' · '),
        blocks: [
          { kind: 'heading', text: text.list },
          ...applications.map((one) => sectionOf(one, figures, month)),
        ],
      },
    ],
  };
}

/** The lines of the form: its guarantors have no names yet. */
export function formLines(one: Asked | undefined, guarantors: number): Line[] {
  if (!one) return [];
  const values = guarantorValues(one.figures, guarantors);
  return [
    ...loanLines(one),
    ...values.map((value, i) => ({ term: `ผู้ค้ำประกันคนที่\u00a0${formatCount(i + 1)}`, value })),
  ];
}

/** A guarantor's line: what was answered, if anything, what is guaranteed and what it may cost each month. */
function guarantorLines(
  one: Asked | undefined,
  people: readonly { readonly no: string; readonly name: string; readonly answer?: string }[],
): Line[] {
  const values = one ? guarantorValues(one.figures, people.length) : [];
  return people.map(({ no, name, answer }, i) => {
    const value = values[i] ?? [];
    const said = answer ? [answer, ...(value.length > 0 ? ['·'] : [])] : [];
    return { term: `${name} (${no})`, value: [...said, ...value] };
  });
}

/** Everything that is sent, and what it comes to. */
export function factsOf(reviewed: Reviewed): FactRows {
  const { right, satang, instalments, month, purpose, guarantors, files } = reviewed;
  const one = askedFor(right.offer, satang, instalments, month);
  return [
    [text.product, right.loantype_desc],
    [text.amountTerm, <Amount satang={satang} size="l" unit="บาท" />],
    [text.termTerm, text.instalments(formatCount(instalments))],
    ...lineFacts(loanLines(one)),
    [text.purposeTerm, purpose],
    guarantors.length === 0 && ['ผู้ค้ำประกัน', text.noGuarantor],
    ...lineFacts(guarantorLines(one, guarantors)),
    ...files.map(({ name, file }): Fact => [name, shownFileName(file.name)]),
  ];
}
