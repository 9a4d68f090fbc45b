import type { DepositAccount, MemberDeposit } from '@coop/contracts/member/deposit';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import styles from './deposit.module.css';
import { text } from './text.ts';

function Baht({ words, satang }: { words: ReactNode; satang: number | null }) {
  return (
    <span className="nowrap">
      {words} <Amount satang={satang} /> {text.baht}
    </span>
  );
}

/** What came and went this year, and by how much it grew; nothing where a backend does not say. */
function OfYear({ data }: { data: MemberDeposit }) {
  const sum = (of: (account: DepositAccount) => string | undefined) =>
    sumSatang(data.accounts.map((account) => parseBaht(of(account))));
  const came = sum((account) => account.year_in);
  const went = sum((account) => account.year_out);
  if (came === null || went === null) return null;
  const more = came - went;
  const year = String(toBuddhistYear(Number(data.as_of.slice(0, 4))));
  return (
    <p>
      {text.year(year)} <Baht words={text.in} satang={came} />{' '}
      <Baht words={text.out} satang={went} />{' '}
      {more !== 0 && <Baht words={more > 0 ? text.grew : text.shrank} satang={Math.abs(more)} />}
    </p>
  );
}

/** All deposits in one figure, and in two sentences what can be had of it and what moved it. */
export function Answer({ data }: { data: MemberDeposit }) {
  const { accounts } = data;
  const inUse = accounts.filter((account) => account.account_status === 'ใช้งาน');
  const sum = (of: (account: DepositAccount) => string) =>
    sumSatang(accounts.map((account) => parseBaht(of(account))));
  return (
    <Card>
      <dl>
        <dt className={styles.label}>{text.total}</dt>
        <dd>
          <Amount baht={data.sum_balance} size="xl" />
        </dd>
      </dl>
      <p>
        {text.inAccounts(formatCount(inUse.length))}{' '}
        <Baht words={text.withdrawable} satang={sum((account) => account.withdrawable)} />{' '}
        <Link to={paths.member.requestFor('WITHDRAW')} className="nowrap">
          {text.request}
        </Link>
      </p>
      <OfYear data={data} />
      <p className="note">
        <Baht words={text.accrued} satang={sum((account) => account.accrued_interest)} />{' '}
        {text.accruedNote}
      </p>
    </Card>
  );
}
