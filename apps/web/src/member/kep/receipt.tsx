import type { KepDetail } from '@coop/contracts/member/kep';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { LineName } from '../../parts/month/kep-line.tsx';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import styles from './receipt.module.css';
import {
  amountColumns,
  columnsBefore,
  isReceipt,
  noticesOf,
  sumsOf,
  which,
  whose,
} from './receipt-lines.ts';
import { text } from './text.ts';

const words = text.receipt;
const { columns } = text;

/** The month's paper: a receipt once the money has come, a notice before. It always shows its amounts. */
export function Receipt({ data }: { data: KepDetail }) {
  const coop = useLetterhead();
  const printedAt = words.printedAt(usePrintedAt());
  const received = isReceipt(data);
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
          <Facts rows={whose(data)} />
          <Facts rows={which(data)} />
        </div>
        <LineTable data={data} />
        {noticesOf(data).map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
      </PrintSheet>
    </HideAmountsProvider>
  );
}

function LineTable({ data }: { data: KepDetail }) {
  const before = columnsBefore(data.lines);
  const figures = [...before, ...amountColumns(data)];
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

function Sum({ data, span }: { data: KepDetail; span: number }) {
  return (
    <tfoot>
      {sumsOf(data).map(({ label, amounts: [before, last] }) => (
        <tr key={label}>
          <th scope="row" colSpan={span}>
            {label}
          </th>
          <td className={styles.end}>{before}</td>
          <td className={styles.end}>{last}</td>
        </tr>
      ))}
    </tfoot>
  );
}
