import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { receiptWords, transferredWords } from '../transfer-words.ts';
import styles from './delivery-book.module.css';
import { Payment, slipSatang } from './payment.tsx';
import { ShortTable } from './short-table.tsx';
import { text } from './text.ts';

const words = text.slip;
/** Members whose names fit the page; the others stand on a list of their own. */
const MOST_NAMES = 8;
/** Empty lines for a pen. */
const BLANK_LINES = 5;

/** The result is known: the agency has recorded it, or the money has come. Else it is filled in with a pen. */
function isSettled({ slip, receipt_no }: GroupDeliveryBook): boolean {
  return slip.recorded_at !== '' || Boolean(receipt_no);
}

function SumTable({ data }: { data: GroupDeliveryBook }) {
  const { slip, member_count, billed_amount } = data;
  const isKnown = isSettled(data);
  const baht = (amount: string) => (isKnown ? formatSatang(parseBaht(amount)) : words.blank);
  const count = (people: number) => (isKnown ? formatCount(people) : '');
  const short = slip.undeducted.length;
  const wholly = slip.undeducted.filter((one) => parseBaht(one.deducted_amount) === 0).length;
  // What the code beside it and every other page say.
  const remitted = slipSatang(data);
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
      <tbody>
        <tr>
          <th scope="row">{words.billed}</th>
          <td className={styles.end}>{formatCount(member_count)}</td>
          <td className={styles.end}>{formatSatang(parseBaht(billed_amount))}</td>
        </tr>
        <tr>
          <th scope="row">{words.undeducted}</th>
          <td className={styles.end}>{count(short)}</td>
          <td className={styles.end}>{baht(slip.undeducted_amount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words.remitted} {isKnown && remitted !== null && `(${bahtText(remitted)})`}
          </th>
          <td className={styles.end}>{count(member_count - wholly)}</td>
          <td className={styles.end}>{isKnown ? formatSatang(remitted) : words.blank}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Who could not be deducted in full and why; lines for a pen while nothing is recorded. */
function Short({ data }: { data: GroupDeliveryBook }) {
  const { slip } = data;
  const isKnown = isSettled(data);
  const listed = isKnown ? slip.undeducted : [];
  const named = listed.slice(0, MOST_NAMES);
  const others = listed.length - named.length;
  if (isKnown && named.length === 0) return <p className={styles.after}>{words.none}</p>;
  return (
    <>
      <ShortTable rows={named} blankLines={isKnown ? 0 : BLANK_LINES} />
      {others > 0 && <p>{words.more(formatCount(others))}</p>}
      {!isKnown && <p className="note">{words.reasons(DEDUCT_REASONS.join(', '))}</p>}
    </>
  );
}

/** Whether the names do not fit the slip, so that a list goes with it. */
export function hasAttachment(data: GroupDeliveryBook): boolean {
  return isSettled(data) && data.slip.undeducted.length > MOST_NAMES;
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
