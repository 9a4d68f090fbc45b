import type { DepositAccount } from '@coop/contracts/member/deposit';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { kindColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** What came and went this year, where the backend says it. */
function yearColumns(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  if (accounts.some(({ year_in, year_out }) => year_in === undefined || year_out === undefined)) {
    return [];
  }
  const money = (key: string, header: string, of: (account: DepositAccount) => string) =>
    moneyColumn(key, header, of, { totalOf: accounts, blankZero: true });
  return [
    money('yearIn', text.yearIn, (account) => account.year_in ?? ''),
    money('yearOut', text.yearOut, (account) => account.year_out ?? ''),
  ];
}

function columnsFor(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  return [
    textColumn('account', 'เลขที่บัญชี', (account) => account.deptaccount_no, {
      priority: 'title',
      cell: ({ deptaccount_no }) => (
        <Link to={paths.member.depositStatement(deptaccount_no)} className="nowrap">
          {deptaccount_no}
        </Link>
      ),
    }),
    textColumn('type', 'ประเภท', (account) => account.depttype_desc),
    dateColumn('last', text.lastOperate, (account) => account.last_operate_date),
    ...yearColumns(accounts),
    moneyColumn('withdrawable', text.withdrawable, (account) => account.withdrawable, {
      totalOf: accounts,
    }),
    moneyColumn('accrued', text.accrued, (account) => account.accrued_interest, {
      totalOf: accounts,
    }),
    moneyColumn('balance', 'คงเหลือ', (account) => account.prncbal, {
      totalOf: accounts,
      strong: true,
    }),
    kindColumn('สถานะ', 'deposit', (account) => account.account_status),
  ];
}

/** Accounts side by side, with totals, print and download. */
export function AccountTable({ accounts }: { accounts: readonly DepositAccount[] }) {
  return (
    <TableSection
      caption="สรุปบัญชีเงินฝาก"
      columns={columnsFor(accounts)}
      rows={accounts}
      rowKey={(account) => account.deptaccount_no}
      totalsLabel="รวมทุกบัญชี"
    />
  );
}
