import type { MemberSession } from '@coop/contracts/member/auth';
import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { formatRate, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { fileName } from '../../parts/export/file-name.ts';
import type { PaperFile } from '../../parts/papers/paper.ts';
import { wholeOf } from './heir-columns.tsx';
import { text } from './text.ts';

const words = text.form;
const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');

interface Form {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
  /** Of the member whose appointment it is. */
  readonly session: Pick<MemberSession, 'member' | 'membership_no'>;
}

/** The appointment, a copy from the register. */
export function formFile({ document, asOf, session }: Form): PaperFile {
  const { columns } = text;
  const { prename, member_name, member_surname } = session.member;
  const name = `${prename}${member_name} ${member_surname}`;
  const no = session.membership_no;
  const { beneficiaries, covers, document_no, appointed_date, verification } = document;
  return {
    name: fileName({ title: words.title, no, when: formatThaiDate(appointed_date) }),
    papers: [
      {
        verification,
        title: words.title,
        stamp: words.copy,
        sub: words.sub(document_no, long(appointed_date)),
        owner: name,
        blocks: [
          { kind: 'text', text: words.will(name, no), look: 'indent' },
          ...covers.map(
            (one, at) => ({ kind: 'text', text: `${at + 1}. ${one}`, look: 'indent' }) as const,
          ),
          {
            kind: 'table',
            columns: [
              ...[columns.seq, columns.name, columns.relation, columns.citizenNo].map(
                (header) => ({ header, align: 'start' }) as const,
              ),
              { header: columns.percent, align: 'end' },
            ],
            rows: beneficiaries.map((one) => [
              String(one.seq),
              one.gain_name,
              one.gain_relation,
              one.gain_card_person,
              formatRate(parseRate(one.share_percent)),
            ]),
            totals: [[text.whole, '', '', '', wholeOf(beneficiaries)]],
          },
          { kind: 'text', text: words.only(long(asOf)), look: 'indent' },
          {
            kind: 'signatures',
            people: [{ role: words.signatures.member, name }, { role: words.signatures.officer }],
          },
        ],
      },
    ],
  };
}
