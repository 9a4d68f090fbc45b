import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { keyed } from '@coop/format/keyed';
import { formatRate, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { useMemberSession } from '../../session/session.ts';
import styles from './gian.module.css';
import { wholeOf } from './heir-columns.tsx';
import { text } from './text.ts';

const words = text.form;
const { columns } = text;

interface FormProps {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
}

/** The appointment on one page of paper, as a copy from the register. */
export function Form({ document, asOf }: FormProps) {
  const coop = useLetterhead();
  const printedAt = words.printedAt(usePrintedAt());
  const session = useMemberSession();
  if (!session) return null;
  const { prename, member_name, member_surname } = session.member;
  const name = `${prename}${member_name} ${member_surname}`;
  return (
    <PrintSheet
      coop={coop}
      title={words.title}
      sub={
        <>
          {words.copy}
          <br />
          {words.sub(document.document_no, formatThaiDate(document.appointed_date, 'long'))}
        </>
      }
      seal={<PaperMark verification={document.verification} />}
      printedAt={printedAt}
      signatures={[{ role: words.signatures.member, name }, { role: words.signatures.officer }]}
    >
      <p className={styles.indent}>{words.will(name, session.membership_no)}</p>
      <ol className={styles.covers}>
        {keyed(document.covers, (one) => one).map(([key, one]) => (
          <li key={key}>{one}</li>
        ))}
      </ol>
      <HeirTable document={document} />
      <p className={styles.indent}>{words.only(formatThaiDate(asOf, 'long'))}</p>
    </PrintSheet>
  );
}

function HeirTable({ document: { beneficiaries } }: { document: BeneficiaryDocument }) {
  return (
    <table className={styles.heirs}>
      <thead>
        <tr>
          <th scope="col">{columns.seq}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.relation}</th>
          <th scope="col">{columns.citizenNo}</th>
          <th scope="col" className={styles.end}>
            {columns.percent}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(beneficiaries, (one) => one.seq).map(([key, one]) => (
          <tr key={key}>
            <td>{one.seq}</td>
            <td>{one.gain_name}</td>
            <td>{one.gain_relation}</td>
            <td>{one.gain_card_person}</td>
            <td className={styles.end}>{formatRate(parseRate(one.share_percent))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {text.whole}
          </th>
          <td className={styles.end}>{wholeOf(beneficiaries)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
