import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { keyed } from '@coop/format/keyed';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { SignedAmount } from '../../../parts/month/signed-amount.tsx';
import { PaperMark } from '../../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../../parts/papers/print-head.tsx';
import { useSite } from '../../../site/site.tsx';
import { Cause } from '../people/cause.tsx';
import { totalWords } from '../people/payroll-table.tsx';
import { type Person, type Sums, sumsOf } from '../people/people.ts';
import { text } from '../text.ts';
import styles from './changes-paper.module.css';

const { columns } = text;

interface ChangesPaperProps {
  readonly data: GroupKeeprep;
  readonly people: readonly Person[];
  /** Who changed with the month only, as one row. */
  readonly rest: readonly Person[];
  readonly whole: Sums;
}

function Figures({ sums }: { sums: Pick<Person, 'previous' | 'amount' | 'difference'> }) {
  return (
    <>
      <td className={styles.end}>
        <Amount satang={sums.previous} />
      </td>
      <td className={styles.end}>
        <Amount satang={sums.amount} />
      </td>
      <td className={styles.end}>
        <SignedAmount satang={sums.difference} />
      </td>
    </>
  );
}

/** Stands over the columns on every page: whose list of which month, and the two bills it compares. */
function Heading({ data }: Pick<ChangesPaperProps, 'data'>) {
  const site = useSite();
  const printedAt = usePrintedAt();
  const { previous_recv_period: before, recv_period } = data;
  return (
    <tr>
      <th colSpan={6} className={styles.heading}>
        <p className={styles.title}>{text.paper.changes(formatThaiMonth(recv_period))}</p>
        <p>
          {data.member_group_name} ({displayAgencyNo(data.member_group_no)}) · {site.coopNameTH}
        </p>
        <p>
          {before && (
            <>
              {text.paper.billOf(formatThaiMonth(before))}{' '}
              <Amount satang={parseBaht(data.previous_billed_amount)} unit="บาท" /> ·{' '}
            </>
          )}
          {text.paper.billOf(formatThaiMonth(recv_period))}{' '}
          <Amount satang={parseBaht(data.billed_amount)} unit="บาท" /> ·{' '}
          {text.paper.printedAt(printedAt)}
        </p>
      </th>
    </tr>
  );
}

/** Who changed, on upright A4: a person a row, whose differences add up to that of the two bills. */
export function ChangesPaper({ data, people, rest, whole }: ChangesPaperProps) {
  const sums = sumsOf([...people, ...rest]);
  return (
    <article className={`${styles.paper} print-only`} data-theme="light">
      <table className={styles.table}>
        <thead>
          <Heading data={data} />
          <tr>
            <th scope="col">{columns.no}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.end}>
              {columns.previous}
            </th>
            <th scope="col" className={styles.end}>
              {columns.amount}
            </th>
            <th scope="col" className={styles.end}>
              {columns.difference}
            </th>
            <th scope="col">{columns.cause}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(people, (one) => one.no).map(([key, person]) => (
            <tr key={key}>
              <td>{person.no}</td>
              <th scope="row">{person.name}</th>
              <Figures sums={person} />
              <td>
                <Cause person={person} before={data.previous_recv_period} />
              </td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr>
              <td />
              <th scope="row">{text.rest(formatCount(rest.length))}</th>
              <Figures sums={sumsOf(rest)} />
              <td>{text.restCause}</td>
            </tr>
          )}
          <tr className={styles.sum}>
            <td />
            <th scope="row">{totalWords(sums, whole)}</th>
            <Figures sums={sums} />
            <td />
          </tr>
        </tbody>
      </table>
      <PaperMark verification={data.verification} />
    </article>
  );
}
