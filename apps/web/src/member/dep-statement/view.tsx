import type { DepositRow, DepositStatement } from '@coop/contracts/member/deposit';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { SignTag } from '@coop/ui/sign-status';
import { AccountStatement } from '../../parts/statement-table/account-statement.tsx';
import { endsOf } from '../../parts/statement-table/by-year.ts';
import { DEPOSIT_STATEMENT } from './rows.tsx';
import { text } from './text.ts';

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
  const { deptaccount_no: no, depttype_desc: name, deptaccount_name } = account;
  const points = endsOf(rows, 7).flatMap((row) => dayPoint(row.operate_date, row.balance));
  return (
    <AccountStatement
      kind={DEPOSIT_STATEMENT}
      text={text}
      data={data}
      owner={{ no, name, about: [text.account, `${name} ${no} ${deptaccount_name}`] }}
      noteAs="DEPOSIT"
      balance={account.prncbal}
      holder={deptaccount_name}
      facts={[
        { term: text.withdrawable, value: <Amount baht={account.withdrawable} /> },
        { term: text.accrued, value: <Amount baht={account.accrued_interest} /> },
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
      chart={
        points.length > 1 && (
          <AreaChart
            title={text.chartTitle}
            caption={<YearInOut rows={rows} asOf={data.as_of} />}
            points={points}
          />
        )
      }
    />
  );
}
