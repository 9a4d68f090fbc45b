import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { type Fact, Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { LineName } from '../../parts/month/kep-line.tsx';
import { hasOwnReceived, postingState, receivedOf, shortOf } from '../../parts/month/posting.ts';
import { reasonWords } from '../../parts/month/short-reason.ts';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import styles from './receipt.module.css';
import { text } from './text.ts';

const words = text.receipt;
const { columns } = text;

/** The month's paper: a receipt once the money has come, a notice before. It always shows its amounts. */
export function Receipt({ data }: { data: KepDetail }) {
  const coop = useLetterhead();
  const printedAt = words.printedAt(usePrintedAt());
  const received = data.posting_status === '1';
  return (
    <HideAmountsProvider hidden={false}>
      <PrintSheet
        coop={coop}
        title={received ? words.receipt : words.notice}
        {...(received && { mark: words.copy })}
        sub={words.monthOf(formatThaiMonth(data.recv_period))}
        seal={<PaperMark verification={data.verification} />}
        printedAt={printedAt}
        signatures={received ? words.signatures.map((role) => ({ role })) : []}
      >
        <div className={styles.head}>
          <Facts rows={whose(data, received)} />
          <Facts rows={which(data, received)} />
        </div>
        <LineTable data={data} />
        <Notice data={data} />
      </PrintSheet>
    </HideAmountsProvider>
  );
}

/** What the paper is not, and what is missing and why. */
function Notice({ data }: { data: KepDetail }) {
  const state = postingState(data, data.as_of);
  const short = shortOf(data);
  const isShort = (state === 'part' || state === 'failed') && short > 0;
  return (
    <>
      {isShort && (
        <p className={styles.notice}>
          {reasonWords(data.short_reason, data.payer)} {words.short(formatSatang(short))}
        </p>
      )}
      {data.posting_status !== '1' && <p className={styles.notice}>{words.notReceipt}</p>}
    </>
  );
}

function whose(data: KepDetail, received: boolean): Fact[] {
  const name = `${data.prename}${data.member_name} ${data.member_surname}`;
  return [
    { term: received ? words.from : words.member, value: name },
    { term: words.membershipNo, value: data.membership_no },
    { term: words.agency, value: data.membgroup_desc },
  ];
}

function which(data: KepDetail, received: boolean): Fact[] {
  const baht = (value: string) => formatSatang(parseBaht(value));
  return [
    ...(received
      ? [
          { term: words.no, value: data.receipt_no },
          { term: words.date, value: formatThaiDate(data.receipt_date, 'long') },
        ]
      : [{ term: words.dueDate, value: formatThaiDate(data.due_date, 'long') }]),
    { term: text.shares, value: baht(data.share_balance) },
    { term: text.interest, value: baht(data.accum_interest) },
  ];
}

interface Column {
  readonly header: string;
  readonly of: (line: KepLine) => string;
}

/** An amount; zero is left blank. */
function figure(baht: string): string {
  const satang = parseBaht(baht);
  return satang ? formatSatang(satang) : '';
}

const count = (value: number) => (value > 0 ? formatCount(value) : '');

/** Columns before the amount; arrears only if a line has any. */
function columnsBefore(lines: readonly KepLine[]): Column[] {
  const hasArrears = lines.some((line) => !line.is_arrear && figure(line.interest_arrear) !== '');
  return [
    { header: columns.period, of: (line) => count(line.period) },
    { header: columns.days, of: (line) => count(line.interest_days) },
    { header: columns.principal, of: (line) => figure(line.principal) },
    { header: columns.interest, of: (line) => figure(line.interest) },
    ...(hasArrears
      ? [{ header: columns.arrear, of: (line: KepLine) => figure(line.interest_arrear) }]
      : []),
  ];
}

function figuresOf(data: KepDetail, before: readonly Column[]): readonly Column[] {
  // Balances are those after everything is paid, so they stand only where everything was.
  return hasOwnReceived(data)
    ? [
        ...before,
        { header: columns.billed, of: (line) => figure(line.amount) },
        { header: columns.received, of: (line) => formatSatang(parseBaht(line.received_amount)) },
      ]
    : [
        ...before,
        { header: columns.amount, of: (line) => figure(line.amount) },
        { header: columns.balance, of: (line) => figure(line.item_balance) },
      ];
}

function LineTable({ data }: { data: KepDetail }) {
  const before = columnsBefore(data.lines);
  const figures = figuresOf(data, before);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{words.order}</th>
          <th scope="col">{columns.item}</th>
          {figures.map(({ header }) => (
            <th key={header} scope="col" className={styles.end}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(data.lines, (line) => line.seq_no).map(([key, line]) => (
          <tr key={key}>
            <td>{formatCount(line.seq_no)}</td>
            <td>
              <LineName line={line} />
            </td>
            {figures.map(({ header, of }) => (
              <td key={header} className={styles.end}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Sum data={data} span={before.length + 2} />
    </table>
  );
}

/** The foot: what was received, or what is billed while nothing was. */
function Sum({ data, span }: { data: KepDetail; span: number }) {
  const billed = parseBaht(data.receive_amount);
  const isPart = hasOwnReceived(data);
  const total = isPart ? receivedOf(data) : billed;
  const kept = parseBaht(data.kept_amount);
  return (
    <tfoot>
      {kept !== null && kept > 0 && (
        <tr>
          <th scope="row" colSpan={span}>
            {words.kept}
          </th>
          {isPart && <td />}
          <td className={styles.end}>{formatSatang(kept)}</td>
          {!isPart && <td />}
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={span}>
          {words.sum} {total !== null && `(${bahtText(total)})`}
        </th>
        <td className={styles.end}>{formatSatang(billed)}</td>
        {isPart ? <td className={styles.end}>{formatSatang(total)}</td> : <td />}
      </tr>
    </tfoot>
  );
}
