import type { CheckedLine, ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { bahtText } from '@coop/format/baht-text';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import type { PaperBlock, PaperFile, PaperRow } from '../../parts/papers/paper.ts';
import { lineKey } from './answers.ts';
import { text } from './text.ts';

const long = (date: string) => formatThaiDate(date, 'long').replaceAll(' ', '\u00a0');
const paragraph = (words: string): PaperBlock => ({ kind: 'text', text: words, look: 'indent' });

const box = (words: string) => `(\u00a0\u00a0)\u00a0${words}`;

/** What was answered; without an answer, places to tick and to write. */
function answerOf(checked: CheckedLine | undefined): string {
  if (!checked) return `${box(text.correct)}\n${box(text.incorrect)} ....................`;
  if (checked.answer === 'Y') return text.correct;
  const figure = formatSatang(parseBaht(checked.member_balance));
  return [text.incorrect, `${text.columns.figure} ${figure}`, checked.remark]
    .filter(Boolean)
    .join('\n');
}

function tableOf({ lines, reply }: ConfirmLetter): PaperBlock {
  const checked = new Map(reply?.lines.map((one) => [lineKey(one), one]));
  const sectionOf = ({ kind }: (typeof lines)[number]) => text.sections[kind] ?? text.otherSection;
  const { section, item, refNo, balance, answer } = text.columns;
  const totals = [...new Set(lines.map(sectionOf))].map((name): PaperRow => {
    const own = lines.filter((line) => sectionOf(line) === name);
    const satang = sumSatang(own.map((line) => parseBaht(line.balance)));
    const inWords = satang === null ? '' : ` ${text.inWords(bahtText(satang))}`;
    return [`${text.sumOf(name)}${inWords}`, '', '', formatSatang(satang), ''];
  });
  return {
    kind: 'table',
    columns: [
      { header: section, align: 'start' },
      { header: item, align: 'start' },
      { header: refNo, align: 'start' },
      { header: balance, align: 'end' },
      { header: answer, align: 'start' },
    ],
    rows: lines.map((line) => [
      sectionOf(line),
      line.item_desc,
      line.ref_no,
      formatSatang(parseBaht(line.balance)),
      answerOf(checked.get(lineKey(line))),
    ]),
    totals,
  };
}

/** What came of it: the answer of the auditor, and when the reply was received. */
function afterOf({ reply, auditor_answer: answer, auditor_name }: ConfirmLetter): PaperBlock[] {
  return [
    ...(answer
      ? [
          { kind: 'heading', text: text.auditorAnswer } as const,
          { kind: 'text', text: answer.text } as const,
          {
            kind: 'text',
            text: `${auditor_name} · ${formatThaiDateTime(answer.answered_at)}`,
            look: 'note',
          } as const,
        ]
      : []),
    ...(reply
      ? [
          { kind: 'heading', text: text.paperReceipt } as const,
          {
            kind: 'facts',
            sides: [
              [
                [text.repliedAt, formatThaiDateTime(reply.replied_at)],
                [text.checkValue, reply.check_value],
              ],
            ],
          } as const,
          {
            kind: 'text',
            text: `${text.repliedBySystem} · ${text.checkValueMore}`,
            look: 'note',
          } as const,
        ]
      : []),
  ];
}

/** The letter as a file, with the answers that were received, or with places for them. */
export function letterFile(letter: ConfirmLetter, making: Making): PaperFile {
  const { addressee_name: name, membership_no: no, membgroup_desc: agency } = letter;
  const day = long(letter.as_of_date);
  const member = { role: text.memberSigns, name };
  return {
    name: fileName({ title: text.title, no, when: text.asOf(formatThaiDate(letter.as_of_date)) }),
    papers: [
      {
        verification: letter.verification,
        title: text.paper,
        sub: text.asOf(day),
        owner: `${name} ${text.number(no)}`,
        blocks: [
          { kind: 'text', text: text.letterNo(letter.letter_no) },
          { kind: 'text', text: text.letterDate(long(letter.letter_date)), look: 'end' },
          {
            kind: 'text',
            text: `${text.dear} ${name} ${text.number(no)} ${text.agency(agency)}`,
          },
          paragraph(text.intro(making.coopName, day)),
          paragraph(
            `${text.ask}${letter.auditor_name} ${text.askUntil(long(letter.return_by))} ${text.notDemand}`,
          ),
          tableOf(letter),
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
