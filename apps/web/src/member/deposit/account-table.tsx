import type { DepositAccount } from '@coop/contracts/member/deposit';
import { maskAccountNo } from '@coop/format/account-no';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { kindColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

function columnsFor(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  return [
    textColumn('account', text.columns.account, (account) => account.deptaccount_no, {
      priority: 'title',
      cell: ({ deptaccount_no }) => (
        <Link to={paths.member.depositStatement(deptaccount_no)} className="nowrap">
          {maskAccountNo(deptaccount_no)}
        </Link>
      ),
    }),
    textColumn('type', text.columns.type, (account) => account.depttype_desc),
    dateColumn('last', text.lastOperate, (account) => account.last_operate_date),
    moneyColumn({
      key: 'withdrawable',
      header: text.withdrawable,
      of: (account) => account.withdrawable,
      totalOf: accounts,
    }),
    moneyColumn({
      key: 'accrued',
      header: text.accrued,
      of: (account) => account.accrued_interest,
      totalOf: accounts,
    }),
    moneyColumn({
      key: 'balance',
      header: text.balance,
      of: (account) => account.prncbal,
      totalOf: accounts,
      strong: true,
    }),
    kindColumn(text.columns.status, 'deposit', (account) => account.account_status),
  ];
}

/** Accounts side by side, with totals, print and download. */
export function AccountTable({ accounts }: { accounts: readonly DepositAccount[] }) {
  return (
    <TableSection
      caption={text.tableCaption}
      columns={columnsFor(accounts)}
      rows={accounts}
      rowKey={(account) => account.deptaccount_no}
      totalsLabel={text.totals}
    />
  );
}
