import type { MemberKep } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { keyed } from '@coop/format/keyed';
import { displayMembershipNo } from '@coop/format/membership-no';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useMemberSession } from '../../session/session.ts';
import { useLetterhead } from '../papers/letterhead.ts';
import { PaperMark } from '../papers/paper-mark.tsx';
import { usePrintedAt } from '../papers/print-head.tsx';
import { QrCode } from '../papers/qr-code.tsx';
import styles from './overdue.module.css';
import { type Overdue, overdueOf } from './overdue.ts';
import { owedLines } from './owed-lines.ts';
import { text } from './text.ts';

/** The paper for the counter or the bank: who pays how much for what. It always shows its amounts. */
export function PaySlip({ list }: { list: MemberKep }) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const session = useMemberSession();
  const overdue = overdueOf(list);
  if (!overdue || !session) return null;
  const { prename, member_name, member_surname } = session.member;
  const code = list.arrears_payment?.payment_qr;
  return (
    <PrintSheet
      coop={coop}
      title={text.slip}
      sub={text.slipSub(formatThaiDate(overdue.asOf, 'long'))}
      seal={<PaperMark verification={list.arrears_payment?.verification} />}
      printedAt={printedAt}
      signatures={text.signatures.map((role) => ({ role }))}
    >
      <Facts
        rows={[
          { term: text.membershipNo, value: displayMembershipNo(session.membership_no) },
          { term: text.name, value: `${prename}${member_name} ${member_surname}` },
        ]}
      />
      <LineTable list={list} overdue={overdue} />
      {code && (
        <div className={styles.code}>
          <Code content={code} list={list} />
        </div>
      )}
      <p>{text.notReceipt}</p>
    </PrintSheet>
  );
}

function Code({ content, list }: { content: string; list: MemberKep }) {
  const [, first = '', second = ''] = content.split('\r');
  const baht = formatSatang(parseBaht(list.arrears_payment?.amount));
  return (
    <>
      <QrCode content={content} label={text.qrAlt(first, second, baht)} />
      <p>
        {text.first} {first}
        <br />
        {text.second} {second}
      </p>
    </>
  );
}

function LineTable({ list, overdue }: { list: MemberKep; overdue: Overdue }) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{text.byLine}</caption>
      <thead>
        <tr>
          <th scope="col">{text.order}</th>
          <th scope="col">{text.item}</th>
          <th scope="col" className={styles.end}>
            {text.money}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(owedLines(list, overdue), (one) => one.words).map(([key, one], index) => (
          <tr key={key}>
            <td>{formatCount(index + 1)}</td>
            <td>{one.words}</td>
            <td className={styles.end}>{formatSatang(one.satang)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.sum} ({bahtText(overdue.satang)})
          </th>
          <td className={styles.end}>{formatSatang(overdue.satang)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
