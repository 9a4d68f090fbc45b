import type { CheckedLine, ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { PaperBlock, PaperFact, PaperFile } from '@coop/papers/paper';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import type { ReactNode } from 'react';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { useMaking } from '../../documents/export/file-owner.ts';
import { type Figures, figuresOf } from '../../documents/papers/figures.ts';
import { PaperSheet } from '../../documents/papers/paper-sheet.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import styles from './confirm-data.module.css';
import { COLUMNS, linesExport, rowsOf, sectionOf, sumsOf } from './lines-table.tsx';
import { text } from './text.ts';

/** Id of the auditor's answer on the page. */
export const AUDITOR_ANSWER = 'auditor-answer';

const long = (date: string) => formatThaiDate(date, 'long').replaceAll(' ', '\u00a0');
const paragraph = (words: string): PaperBlock => ({ kind: 'text', text: words, look: 'indent' });

const box = (words: string) => `☐\u00a0${words}`;

/** Returns what was answered; without an answer, places to tick and to write. */
function answerOf(checked: CheckedLine | undefined, { baht }: Figures): string {
  if (!checked) return `${box(text.correct)}\n${box(text.incorrect)} ....................`;
  if (checked.answer === 'Y') return text.correct;
  const figure = `${text.figure} ${baht(checked.member_balance ?? '')}`;
  return [text.incorrect, figure, checked.remark].filter(Boolean).join('\n');
}

function tableOf(letter: ConfirmLetter, figures: Figures): PaperBlock {
  const rows = rowsOf(letter);
  return {
    kind: 'table',
    columns: COLUMNS.slice(0, 5).map(({ header, align = 'start' }) => ({ header, align })),
    rows: rows.map((row) => [
      sectionOf(row),
      row.item_desc,
      row.ref_no,
      figures.baht(row.balance),
      answerOf(row.checked, figures),
    ]),
    totals: sumsOf(rows).map(([section, satang]) => [
      `รวม ${section}${figures.inWords(satang)}`,
      '',
      '',
      figures.satang(satang),
      '',
    ]),
  };
}

/** Returns what came of it: the answer of the auditor, and when the reply was received. */
function afterOf({ reply, auditor_answer: answer, auditor_name }: ConfirmLetter): PaperBlock[] {
  const section = (
    title: string,
    block: PaperBlock,
    note: string,
    ...[id]: string[]
  ): PaperBlock => ({
    kind: 'section',
    title,
    ...(id !== undefined && { id }),
    blocks: [block, { kind: 'text', text: note, look: 'note' }],
  });
  const blocks: PaperBlock[] = [];
  if (answer) {
    const note = `${auditor_name} · ${formatThaiDateTime(answer.answered_at)}`;
    const block: PaperBlock = { kind: 'text', text: answer.text };
    blocks.push(section('คำตอบของผู้สอบบัญชี', block, note, AUDITOR_ANSWER));
  }
  if (reply) {
    const facts: PaperFact[] = [
      [text.repliedAt, formatThaiDateTime(reply.replied_at)],
      [text.checkValue, reply.check_value],
    ];
    const note =
      'สมาชิกตอบผ่านระบบสมาชิกออนไลน์ · รหัสนี้คำนวณจากคำตอบทั้งหมดและเวลาที่ส่ง หากมีการแก้ไขรหัสจะไม่ตรงกัน';
    blocks.push(section('ใบรับคำตอบ', { kind: 'facts', sides: [facts] }, note));
  }
  return blocks;
}

/** The letter, with the answers that were received, or with places for them. */
export function letterFile(letter: ConfirmLetter, making: Making): PaperFile {
  const { addressee_name: name, membership_no: no, membgroup_desc: agency } = letter;
  const day = long(letter.as_of_date);
  const member = { role: 'สมาชิกผู้ยืนยันยอด', name, paperOnly: true };
  return {
    name: fileName({ title: text.title, no, when: text.asOf(formatThaiDate(letter.as_of_date)) }),
    papers: [
      {
        verification: letter.verification,
        title: text.paper,
        sub: text.asOf(day),
        owner: `${name} ${text.number(no)}`,
        blocks: [
          { kind: 'text', text: `ที่ ${letter.letter_no}` },
          { kind: 'text', text: text.letterDate(long(letter.letter_date)), look: 'end' },
          {
            kind: 'text',
            text: `เรียน ${name} ${text.number(no)} สังกัด ${agency}`,
          },
          paragraph(
            `ด้วย${making.coopName} ขอเรียนให้ทราบว่า เมื่อสิ้นวันที่ ${day} ท่านมียอดคงเหลือตามบัญชีของสหกรณ์ดังรายการต่อไปนี้`,
          ),
          paragraph(
            `โปรดตรวจสอบทีละรายการ แล้วตอบว่าถูกต้องหรือไม่ถูกต้อง คำตอบของท่านจะส่งถึง ${letter.auditor_name} ผู้สอบบัญชีของสหกรณ์ ภายในวันที่ ${long(letter.return_by)} หนังสือฉบับนี้ใช้เพื่อการสอบบัญชีเท่านั้น มิใช่การทวงถามให้ชำระหนี้`,
          ),
          tableOf(letter, figuresOf(making)),
          ...afterOf(letter),
          {
            kind: 'signatures',
            people: [
              { role: letter.signer_position, name: letter.signer_name },
              ...(letter.reply ? [] : [member]),
            ],
          },
        ],
      },
    ],
  };
}

interface LetterProps {
  readonly letter: ConfirmLetter;
  /** It is not on the screen, where its questions stand. */
  readonly isPrintOnly?: boolean;
  readonly children?: ReactNode;
}

/** The letter on the screen and in print; there with its table, on the screen with what stands in its place. */
export function Letter({ letter, isPrintOnly = false, children }: LetterProps) {
  const making = useMaking();
  const hidesAmounts = useAmountsHidden();
  const [paper] = letterFile(letter, { ...making(), hidesAmounts }).papers;
  return (
    <PaperSheet paper={paper} onScreen={!isPrintOnly}>
      {children}
    </PaperSheet>
  );
}

/** Print and download, over the paper and as wide as it. */
export function PaperTools({ letter }: { letter: ConfirmLetter }) {
  return (
    <div className={`${styles.column} no-print`}>
      <TableTools
        table={() => linesExport(letter)}
        paper={(making) => letterFile(letter, making)}
      />
    </div>
  );
}
