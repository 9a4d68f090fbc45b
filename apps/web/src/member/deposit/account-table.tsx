import type { DepositAccount } from '@coop/contracts/member/deposit';
import { maskAccountNo } from '@coop/format/account-no';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { ExportColumn } from '../../app/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../app/statement/money-column.tsx';
import { TableSection } from '../../app/statement/table-section.tsx';
import { text } from './text.ts';

function columnsFor(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  return [
    {
      key: 'account',
      header: text.columns.account,
      priority: 'title',
      cell: (account) => (
        <Link to={paths.member.depositStatement(account.deptaccount_no)} className="nowrap">
          {maskAccountNo(account.deptaccount_no)}
        </Link>
      ),
      save: (account) => ({ kind: 'text', value: account.deptaccount_no }),
    },
    {
      key: 'type',
      header: text.columns.type,
      cell: (account) => account.depttype_desc,
      save: (account) => ({ kind: 'text', value: account.depttype_desc }),
    },
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
    {
      key: 'status',
      header: text.columns.status,
      cell: (account) => (
        <SignTag kind="deposit" status={account.sign_status}>
          {account.account_status}
        </SignTag>
      ),
      save: (account) => ({ kind: 'text', value: account.account_status }),
    },
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
