import type { KepChange, KepDetail } from '@coop/contracts/member/kep';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { causeWords } from '../../parts/month/kep-causes.ts';
import { KepDifference } from '../../parts/month/kep-difference.tsx';
import { LineName, lineKey, lineWords } from '../../parts/month/kep-line.tsx';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import styles from './kep.module.css';
import { text } from './text.ts';

interface CausesProps {
  readonly change: KepChange;
}

function Causes({ change }: CausesProps) {
  if (change.causes.length === 0) return <span className={styles.same}>{text.same}</span>;
  const [only] = change.causes;
  if (only && change.causes.length === 1) return causeWords(change, only);
  return (
    <ul className={styles.causes}>
      {keyed(change.causes, (cause) => cause.code).map(([key, cause]) => (
        <li key={key}>
          <SignedAmount satang={parseBaht(cause.amount)} /> {causeWords(change, cause)}
        </li>
      ))}
    </ul>
  );
}

const causesText = ({ change }: CausesProps) =>
  change.causes.map((cause) => `${causeWords(change, cause)} (${cause.amount})`).join('; ');

function columnsFor(changes: readonly KepChange[]): ExportColumn<KepChange>[] {
  const { columns } = text;
  return [
    textColumn<KepChange>('item', columns.item, lineWords, {
      priority: 'title',
      cell: (change) => <LineName line={change} />,
    }),
    moneyColumn({
      key: 'before',
      header: columns.before,
      of: (change) => change.previous_amount,
      totalOf: changes,
    }),
    moneyColumn({
      key: 'now',
      header: columns.now,
      of: (change) => change.amount,
      totalOf: changes,
    }),
    {
      ...moneyColumn({
        key: 'difference',
        header: columns.difference,
        of: (change: KepChange) => change.difference,
        totalOf: changes,
        strong: true,
      }),
      cell: (change) => <SignedAmount satang={parseBaht(change.difference)} />,
    },
    textColumn('cause', columns.cause, (change) => causesText({ change }), {
      cell: (change) => <Causes change={change} />,
    }),
  ];
}

/** This month against the last, line by line, each with its cause. */
export function Changes({ data }: { data: KepDetail }) {
  const { previous_recv_period: previous } = data;
  // What changed comes first.
  const changes = data.changes.toSorted(
    (a, b) => Number(b.causes.length > 0) - Number(a.causes.length > 0),
  );
  if (!previous) {
    return (
      <Card title={text.why}>
        <p>{text.whyFirst}</p>
      </Card>
    );
  }
  const caption = text.whyCaption(formatThaiMonth(data.recv_period), formatThaiMonth(previous));
  const columns = columnsFor(changes);
  return (
    <Card
      title={text.why}
      actions={<TableDownload table={() => toExport(caption, columns, changes)} />}
    >
      <p className={styles.answer}>
        <KepDifference
          amount={data.receive_amount}
          previous={data.previous_receive_amount}
          changes={changes}
        />
      </p>
      <DataTable
        caption={caption}
        columns={columns}
        rows={changes}
        rowKey={lineKey}
        totalsLabel={text.totals}
      />
    </Card>
  );
}
