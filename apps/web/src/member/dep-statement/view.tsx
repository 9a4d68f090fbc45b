import type { DepositRow, DepositStatement } from '@coop/contracts/member/deposit';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { AreaChart, epochDay } from '@coop/ui/line-chart';
import { SignTag } from '@coop/ui/sign-status';
import { EntryNote } from '../../parts/notes/note-mark.tsx';
import styles from './dep-statement.module.css';
import { DepositRows } from './rows.tsx';
import { text } from './text.ts';

/** The last balance of each month is enough for the line; the table has them all. */
function monthEnds(rows: readonly DepositRow[]): DepositRow[] {
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    return index === 0 || !next || next.operate_date.slice(0, 7) !== row.operate_date.slice(0, 7);
  });
}

/** What came into the account and what left it since the first of January. */
function YearInOut({ rows, asOf }: { rows: readonly DepositRow[]; asOf: string }) {
  const ofYear = rows.filter((row) => row.operate_date.slice(0, 4) === asOf.slice(0, 4));
  const sum = (of: (row: DepositRow) => string) =>
    sumSatang(ofYear.map((row) => parseBaht(of(row))));
  return (
    <>
      {text.yearIn} <Amount satang={sum((row) => row.deposit)} unit="บาท" /> {text.yearOut}{' '}
      <Amount satang={sum((row) => row.withdraw)} unit="บาท" />
    </>
  );
}

/** One account: what is in it, how it went, every movement. */
export function DepositStatementView({ data }: { data: DepositStatement }) {
  const { account, rows } = data;
  const points = monthEnds(rows).flatMap((row) => {
    const y = parseBaht(row.balance);
    return y === null
      ? []
      : [{ x: epochDay(row.operate_date), y, label: formatThaiDate(row.operate_date) }];
  });
  return (
    <>
      <div className={styles.head}>
        <Card>
          <p className={styles.label}>{text.balance}</p>
          <Amount satang={parseBaht(account.prncbal)} size="xl" unit="บาท" />
          <p className={styles.label}>{account.deptaccount_name}</p>
        </Card>
        <Card>
          <Facts
            rows={[
              {
                term: text.withdrawable,
                value: <Amount satang={parseBaht(account.withdrawable)} />,
              },
              {
                term: text.accrued,
                value: <Amount satang={parseBaht(account.accrued_interest)} />,
              },
              { term: text.rate, value: text.perYear(account.int_rate) },
              { term: text.opened, value: formatThaiDate(account.open_date) },
              {
                term: text.status,
                value: (
                  <SignTag kind="deposit" status={account.sign_status}>
                    {account.account_status}
                  </SignTag>
                ),
              },
            ]}
          />
        </Card>
      </div>
      <EntryNote
        kind="DEPOSIT"
        refNo={account.deptaccount_no}
        title={`${account.depttype_desc} ${account.deptaccount_no}`}
      />
      {points.length > 1 && (
        <Card title={text.chartTitle}>
          <AreaChart
            title={text.chartTitle}
            caption={<YearInOut rows={rows} asOf={data.as_of} />}
            points={points}
          />
        </Card>
      )}
      <h2>{text.statement}</h2>
      <DepositRows data={data} />
    </>
  );
}
