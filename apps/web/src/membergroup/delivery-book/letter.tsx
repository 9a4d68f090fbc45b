import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Brand } from '@coop/ui/brand';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { kindWords } from '../text.ts';
import { debtWords } from '../transfer-words.ts';
import styles from './delivery-book.module.css';
import { text } from './text.ts';

const words = text.letter;

/** What is billed, by kind, and all of it in figures and in words. */
function Kinds({ data }: { data: GroupDeliveryBook }) {
  const total = parseBaht(data.billed_amount);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.kinds}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col" className={styles.end}>
            {words.count}
          </th>
          <th scope="col" className={styles.end}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(data.totals, ({ kind }) => kind).map(([key, { kind, count, amount }]) => (
          <tr key={key}>
            <th scope="row">{kindWords(kind)}</th>
            <td className={styles.end}>{formatCount(count)}</td>
            <td className={styles.end}>{formatSatang(parseBaht(amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.total} {total !== null && `(${bahtText(total)})`}
          </th>
          <td className={styles.end}>{formatSatang(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Number, date, subject, addressee, enclosures: the head of an official letter. */
function Opening({ data }: { data: GroupDeliveryBook }) {
  const coop = useLetterhead();
  const { address, ...brand } = coop;
  const sheets = formatCount(data.sheet_count);
  return (
    <>
      <div className={styles.letterhead}>
        <Brand {...brand} />
        <p>
          {words.no} {data.letter_no}
        </p>
        {address && <p className={styles.address}>{address}</p>}
      </div>
      <p className={styles.date}>{formatThaiDate(data.letter_date, 'long')}</p>
      <dl className={styles.heads}>
        <dt>{words.subject}</dt>
        <dd>{words.subjectOf(formatThaiMonth(data.recv_period))}</dd>
        <dt>{words.to}</dt>
        <dd>{data.addressee}</dd>
        <dt>{words.enclosed}</dt>
        <dd>
          <ol>
            {keyed(words.enclosures(sheets), (one) => one).map(([key, one]) => (
              <li key={key}>{one}</li>
            ))}
          </ol>
        </dd>
      </dl>
    </>
  );
}

/** The official letter: one page of A4. */
export function Letter({ data }: { data: GroupDeliveryBook }) {
  const { nameTH } = useLetterhead();
  const month = formatThaiMonth(data.recv_period);
  const people = formatCount(data.member_count);
  const debt = debtWords(data);
  return (
    <article className={styles.sheet} data-theme="light" aria-label={text.title}>
      <Opening data={data} />
      <p className={styles.indent}>
        {words.opening(nameTH, month, data.member_group_name, people)}
      </p>
      <Kinds data={data} />
      <p className={styles.indent}>{words.pay(formatThaiDate(data.due_date, 'long'))}</p>
      <ul className={styles.accounts}>
        {keyed(data.accounts, ({ account_no }) => account_no).map(
          ([key, { bank, account_no, account_name }]) => (
            <li key={key}>{words.account(bank, account_no, account_name)}</li>
          ),
        )}
        <li>{words.codes(data.payment_code, data.payment_ref)}</li>
      </ul>
      {debt && <p className={styles.indent}>{words.debt(debt)}</p>}
      <p className={styles.indent}>{words.closing}</p>
      <div className={styles.signing}>
        <PaperMark verification={data.verification} />
        <div className={styles.signer}>
          <p>{words.respect}</p>
          <p className={styles.name}>({data.signer_name})</p>
          <p>{data.signer_position}</p>
        </div>
      </div>
      <p className={styles.section}>
        {data.section}
        <br />
        {words.phone(data.section_phone)}
      </p>
    </article>
  );
}
