import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { Paper, PaperBlock } from '../../../parts/papers/paper.ts';
import { text } from '../text.ts';
import { text as words } from './text.ts';

const indent = (one: string): PaperBlock => ({ kind: 'text', text: one, look: 'indent' });
const plain = (one: string): PaperBlock => ({ kind: 'text', text: one });
const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');

/** What was deducted, less each receipt, is what has not come. */
function sums({ slip, receipts = [] }: GroupDeliveryBook, debt: number): PaperBlock {
  const amount = (baht: string) => formatSatang(parseBaht(baht));
  return {
    kind: 'table',
    label: words.table,
    columns: [
      { header: words.item, align: 'start' },
      { header: words.amount, align: 'end' },
    ],
    rows: [
      [words.deducted, amount(slip.deducted_amount)],
      ...receipts.map((one) => [
        words.received(one.receipt_no, formatThaiDate(one.receipt_date)),
        amount(one.amount),
      ]),
    ],
    totals: [[`${words.debt} (${bahtText(debt)})`, formatSatang(debt)]],
  };
}

/** The letter that asks for what was deducted and has not come; none where everything has. */
export function debtLetter(data: GroupDeliveryBook): Paper[] {
  const debt = parseBaht(data.debt_amount);
  if (!debt) return [];
  const month = formatThaiMonth(data.recv_period);
  const { letter } = text;
  return [
    {
      title: words.titleOf(month),
      look: 'letter',
      owner: data.member_group_name,
      blocks: [
        { kind: 'text', text: words.asOf(long(data.as_of)), look: 'end' },
        { kind: 'heading', text: `${words.subject} ${words.subjectOf(month)}` },
        {
          kind: 'facts',
          sides: [
            [
              [words.to, data.addressee],
              [words.refers, words.refersTo(data.letter_no, long(data.letter_date))],
            ],
          ],
        },
        indent(words.opening(month, long(data.due_date), formatCount(data.debt_days ?? 0))),
        sums(data, debt),
        indent(words.pay),
        ...data.accounts.map(({ bank, account_no, account_name }) =>
          indent(`• ${letter.account(bank, account_no, account_name)}`),
        ),
        indent(`• ${letter.codes(data.payment_code, data.payment_ref)}`),
        indent(letter.closing),
        {
          kind: 'signatures',
          people: [{ above: letter.respect, role: data.signer_position, name: data.signer_name }],
        },
        plain(`${data.section}\n${letter.phone(data.section_phone)}`),
      ],
    },
  ];
}
