import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import type { Paper, PaperBlock } from '../../parts/papers/paper.ts';
import { kindWords } from '../text.ts';
import { debtWords } from '../transfer-words.ts';
import { attachmentPages } from './slip-lines.ts';
import { text } from './text.ts';

const words = text.letter;
const indent = (one: string): PaperBlock => ({ kind: 'text', text: one, look: 'indent' });
const plain = (one: string): PaperBlock => ({ kind: 'text', text: one });

/** What is billed, by kind, and all of it in figures and in words. */
function kindsOf({ totals, billed_amount }: GroupDeliveryBook): PaperBlock {
  const total = parseBaht(billed_amount);
  const inWords = total === null ? '' : ` (${bahtText(total)})`;
  return {
    kind: 'table',
    label: words.kinds,
    columns: [
      { header: words.kind, align: 'start' },
      { header: words.count, align: 'end' },
      { header: words.amount, align: 'end' },
    ],
    rows: totals.map(({ kind, count, amount }) => [
      kindWords(kind),
      formatCount(count),
      formatSatang(parseBaht(amount)),
    ]),
    totals: [[`${words.total}${inWords}`, '', formatSatang(total)]],
  };
}

/** The official letter. */
export function letterPaper(data: GroupDeliveryBook, making: Making): Paper {
  const month = formatThaiMonth(data.recv_period);
  const debt = debtWords(data);
  const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');
  const enclosures = words
    .enclosures(formatCount(data.sheet_count), formatCount(1 + attachmentPages(data).length))
    .map((one, at) => `${at + 1}. ${one}`);
  return {
    verification: data.verification,
    title: text.titleOf(month),
    look: 'letter',
    isFiled: true,
    owner: data.member_group_name,
    blocks: [
      plain(`${words.no} ${data.letter_no}`),
      { kind: 'text', text: long(data.letter_date), look: 'end' },
      { kind: 'heading', text: `${words.subject} ${words.subjectOf(month)}` },
      {
        kind: 'facts',
        sides: [
          [
            [words.to, data.addressee],
            [words.enclosed, enclosures.join('\n')],
          ],
        ],
      },
      indent(
        words.opening(
          making.coopName,
          month,
          data.member_group_name,
          formatCount(data.member_count),
        ),
      ),
      kindsOf(data),
      indent(words.pay(long(data.due_date))),
      ...data.accounts.map(({ bank, account_no, account_name }) =>
        indent(`• ${words.account(bank, account_no, account_name)}`),
      ),
      indent(`• ${words.codes(data.payment_code, data.payment_ref)}`),
      ...(debt ? [indent(words.debt(debt))] : []),
      indent(words.closing),
      {
        kind: 'signatures',
        people: [{ above: words.respect, role: data.signer_position, name: data.signer_name }],
      },
      // A letter that carries its code needs no hand.
      ...(data.verification?.code
        ? [{ kind: 'text', text: words.instead, look: 'note' } as const]
        : []),
      plain(`${data.section} ${words.phone(data.section_phone)}`),
    ],
  };
}
