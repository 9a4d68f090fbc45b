import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { receiptWords, transferredWords } from '../transfer-words.ts';
import styles from './delivery-book.module.css';
import { Payment } from './payment.tsx';
import { ShortTable } from './short-table.tsx';
import { namedOn, slipSums } from './slip-lines.ts';
import { text } from './text.ts';

const words = text.slip;

function SumTable({ data }: { data: GroupDeliveryBook }) {
  const sums = slipSums(data);
  const remitted = sums.at(-1);
  const row = ([label, people, amount]: readonly string[]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className={styles.end}>{people}</td>
      <td className={styles.end}>{amount}</td>
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col" className={styles.end}>
            {words.people}
          </th>
          <th scope="col" className={styles.end}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>{sums.slice(0, -1).map(row)}</tbody>
      <tfoot>{remitted && row(remitted)}</tfoot>
    </table>
  );
}

/** Who could not be deducted in full and why; lines for a pen while nothing is recorded. */
function Short({ data }: { data: GroupDeliveryBook }) {
  const { named, others, blankLines } = namedOn(data);
  if (named.length + blankLines === 0) return <p className={styles.after}>{words.none}</p>;
  return (
    <>
      <ShortTable rows={named} blankLines={blankLines} />
      {others > 0 && <p>{words.more(formatCount(others))}</p>}
      {blankLines > 0 && <p className="note">{words.reasons(DEDUCT_REASONS.join(', '))}</p>}
    </>
  );
}

/** The remittance slip, which the agency signs and sends with the money: one page of A4. */
export function Slip({ data }: { data: GroupDeliveryBook }) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const { slip } = data;
  return (
    <PrintSheet
      onScreen
      coop={coop}
      title={words.title}
      {...(slip.revision > 0 && { mark: words.revision(formatCount(slip.revision)) })}
      sub={`${words.month}${formatThaiMonth(data.recv_period)}`}
      seal={<PaperMark verification={slip.verification} />}
      printedAt={printedAt}
      signatures={words.signatures.map((role) => ({ role }))}
    >
      <div className={styles.slipFacts}>
        <Facts
          rows={[
            { term: words.agency, value: data.member_group_name },
            { term: words.agencyNo, value: displayAgencyNo(data.member_group_no) },
            { term: words.due, value: formatThaiDate(data.due_date, 'long') },
          ]}
        />
        <Facts
          rows={[
            { term: words.no, value: slip.slip_no },
            { term: words.reference, value: data.payment_ref },
            ...(slip.recorded_at
              ? [{ term: words.recordedAt, value: formatThaiDateTime(slip.recorded_at) }]
              : []),
          ]}
        />
      </div>
      <Payment data={data} />
      <SumTable data={data} />
      <Short data={data} />
      <p className={styles.after}>
        {[transferredWords(data), receiptWords(data)].filter(Boolean).join(' · ') || words.paidBy}
      </p>
    </PrintSheet>
  );
}
