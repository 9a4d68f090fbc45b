import type { WelfareFund } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { EmptyCard } from '../../page/empty-card.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';
import styles from './welfare.module.css';

const expiry = ({ expire }: WelfareFund) => (expire ? formatThaiDate(expire) : text.forever);

function columnsFor(funds: readonly WelfareFund[]): ExportColumn<WelfareFund>[] {
  return [
    textColumn('name', text.fund, (row) => `${row.fund_name} (${row.remark})`, {
      priority: 'title',
      cell: (row) => (
        <div>
          {row.fund_name}
          <span className={styles.small}>{row.remark}</span>
        </div>
      ),
    }),
    dateColumn('since', text.since, (row) => row.member_since),
    {
      ...textColumn<WelfareFund>('expire', text.expires, expiry),
      save: ({ expire }) =>
        expire ? { kind: 'date', value: expire } : { kind: 'text', value: text.forever },
    },
    moneyColumn('sum', text.sumAssured, (row) => row.sum_assured, { totalOf: funds, strong: true }),
  ];
}

/** The cremation associations and insurances that cover the member. */
export function Funds({ funds }: { funds: readonly WelfareFund[] }) {
  if (funds.length === 0) {
    return <EmptyCard title={text.noFunds}>{text.noFundsMore}</EmptyCard>;
  }
  return (
    <div className="stack">
      <TableSection
        caption={text.funds}
        columns={columnsFor(funds)}
        rows={funds}
        rowKey={(row) => row.fund_code}
        totalsLabel={text.fundsTotal(formatCount(funds.length))}
      />
      <p className="note">{text.fundsNote}</p>
      <p className="no-print">
        <Link to={paths.member.kepcrem}>{text.toKepcrem}</Link>
        {' · '}
        <Link to={paths.member.dividend}>{text.toDividend}</Link>
      </p>
    </div>
  );
}
