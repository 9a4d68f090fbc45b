import type {
  LoanApplication,
  LoanApplyStatus,
} from '@coop/contracts/member/ahead/loan-application';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { formatCount, parseBaht } from '@coop/format/money';
import { shownFileName } from '@coop/format/text/file-name';
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
import { text as shared } from '../../planners/borrowing/text.ts';
import type { Reviewed } from '../../planners/loan-application/use-apply.ts';
import { text } from './text.ts';

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

/** Tells whether a request is still on its way. */
export const isOpen = (application: LoanApplication): boolean =>
  !isWithoutContract(application) && application.status !== 'จ่ายเงินแล้ว';

export const nameOf = (application: LoanApplication) =>
  `${application.loantype_desc} ${application.application_no}`;

/** Statuses of which the page says more than the word of the wire. */
const STATUSES: Partial<Record<LoanApplyStatus, string>> = {
  ผู้ค้ำประกันยินยอมครบ: 'ผู้ค้ำประกันยินยอมครบแล้ว รอสหกรณ์ตรวจสอบ',
  กำลังตรวจ: 'ตรวจสอบ',
  ขอเอกสารเพิ่ม: 'สหกรณ์ขอเอกสารเพิ่ม',
  จ่ายเงินแล้ว: 'ทำสัญญาและจ่ายเงิน',
  หมดเวลา: 'ผู้ค้ำประกันไม่ตอบภายในกำหนด',
};
export const statusOf = ({ status }: Pick<LoanApplication, 'status'>) => STATUSES[status] ?? status;

/** Returns what follows from an end; undefined before it. */
export const footOf = (application: LoanApplication) =>
  isWithoutContract(application)
    ? application.status === 'ไม่อนุมัติ'
      ? 'คำขอนี้สิ้นสุดแล้ว หากแก้ไขตามเหตุผลได้ ท่านส่งคำขอใหม่ได้'
      : 'คำขอนี้สิ้นสุดแล้ว ท่านส่งคำขอใหม่และเลือกผู้ค้ำประกันคนอื่นได้'
    : undefined;

/** The month that a request would change: with the deductions that were named in it, and while it is on its way. */
const monthOf = (application: LoanApplication, month: Month | undefined): Month | undefined =>
  month && isOpen(application)
    ? { ...month, othersSatang: parseBaht(application.other_deductions) ?? 0 }
    : undefined;

/** A line of words; none where there is nothing to say. */
const lineOf = (term: string, words: string): Line[] =>
  words === '' ? [] : [{ term, value: [words] }];

/** Returns what was asked for, what it comes to, with whom, and what is to come. */
export function linesOf(application: LoanApplication, known: Month | undefined) {
  const note = application.officer_note ?? '';
  const files = application.files.map((file) => file.paper_desc ?? file.file_name).join(', ');
  const { answer_by, loancontract_no, period_payamt, status } = application;
  const loan = askedFor(
    application.offer,
    parseBaht(application.amount),
    period_payamt,
    monthOf(application, known),
  );
  const people = application.guarantors.map(({ guarantor_member_no, guarantor_name, answer }) => ({
    no: guarantor_member_no,
    name: guarantor_name,
    answer,
  }));
  const others = parseBaht(application.other_deductions);
  const isAnswered = status !== 'รอผู้ค้ำประกัน';
  return {
    /** Words of the officer. */
    remark: [
      ...(status === 'ไม่อนุมัติ' ? lineOf('เหตุผล', note) : []),
      ...(status === 'ขอเอกสารเพิ่ม' ? lineOf('เอกสารที่ขอ', note) : []),
    ],
    /** The loan and what it comes to. */
    loan: [
      ...lineOf(text.termTerm, text.instalments(formatCount(period_payamt))),
      ...(loan ? loanLines(loan, status === 'จ่ายเงินแล้ว') : paydayLine(application)),
      ...(others ? [{ term: 'รายการหักอื่นต่อเดือน', value: [others] }] : []),
    ],
    /** Rest of a request: what for, with whom, with which papers, and what came of it. */
    rest: [
      // A line of its own even where it is empty.
      { term: text.purposeTerm, value: [application.purpose] },
      ...guarantorLines(loan, people),
      ...lineOf(text.files, files),
      ...(isAnswered || !answer_by ? [] : lineOf('ผู้ค้ำประกันต้องตอบภายใน', formatThaiDate(answer_by))),
      ...lineOf(text.contract, loancontract_no),
    ],
  };
}

/** The day of the payout, where a backend tells no more of the contract. */
const paydayLine = (application: LoanApplication): Line[] =>
  isOpen(application) && application.effective_date
    ? lineOf('คาดว่าจ่ายเงิน', formatThaiDate(application.effective_date))
    : [];

/** The way to the contract: what has been reached, with its time, and what is still to come. */
export function stepsOf(application: LoanApplication) {
  // Papers are asked for while it is examined.
  const to = WAY.indexOf(
    application.status === 'ขอเอกสารเพิ่ม' ? 'ผู้ค้ำประกันยินยอมครบ' : application.status,
  );
  const rest = isWithoutContract(application) || to < 0 ? [] : WAY.slice(to + 1);
  const toCome = rest.filter(
    (step) => application.guarantors.length > 0 || !GUARANTEED.includes(step),
  );
  return [
    ...application.status_log.map((step) => ({
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
  application: LoanApplication,
  { satang }: Figures,
  month: Month | undefined,
): PaperBlock {
  const foot = footOf(application);
  const lines = linesOf(application, month);
  return {
    kind: 'section',
    title: `${nameOf(application)} · ${statusOf(application)}`,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            [text.amountTerm, `${satang(parseBaht(application.amount))} บาท`],
            ...linePaper(lines.loan, satang),
          ],
          [
            ...linePaper(lines.remark, satang),
            ...stepsOf(application).map(({ words, when }) => [words, when] as const),
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
          ...applications.map((application) => sectionOf(application, figures, month)),
        ],
      },
    ],
  };
}

/** The lines of the form: its guarantors have no names yet. */
export function formLines(item: Asked | undefined, guarantors: number): Line[] {
  if (!item) return [];
  const values = guarantorValues(item.figures, guarantors);
  return [
    ...loanLines(item),
    ...values.map((value, i) => ({ term: `ผู้ค้ำประกันคนที่\u00a0${formatCount(i + 1)}`, value })),
  ];
}

/** A guarantor's line: what was answered, if anything, what is guaranteed and what it may cost each month. */
function guarantorLines(
  item: Asked | undefined,
  people: readonly { readonly no: string; readonly name: string; readonly answer?: string }[],
): Line[] {
  const values = item ? guarantorValues(item.figures, people.length) : [];
  return people.map(({ no, name, answer }, i) => {
    const value = values[i] ?? [];
    const answerLines = answer ? [answer, ...(value.length > 0 ? ['·'] : [])] : [];
    return { term: `${name} (${no})`, value: [...answerLines, ...value] };
  });
}

/** Everything that is sent, and what it comes to. */
export function factsOf(reviewed: Reviewed): FactRows {
  const { right, satang, instalments, month, purpose, guarantors, files } = reviewed;
  const item = askedFor(right.offer, satang, instalments, month);
  return [
    [text.product, right.loantype_desc],
    [text.amountTerm, <Amount satang={satang} size="l" unit="บาท" />],
    [text.termTerm, text.instalments(formatCount(instalments))],
    ...lineFacts(loanLines(item)),
    [text.purposeTerm, purpose],
    guarantors.length === 0 && ['ผู้ค้ำประกัน', shared.noGuarantor],
    ...lineFacts(guarantorLines(item, guarantors)),
    ...files.map(
      ({ name, fileName, file }): Fact => [
        name,
        file ? shownFileName(fileName) : text.heldFile(shownFileName(fileName)),
      ],
    ),
  ];
}
