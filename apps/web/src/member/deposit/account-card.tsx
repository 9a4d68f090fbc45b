import type { DepositAccount } from '@coop/contracts/member/deposit';
import { maskAccountNo } from '@coop/format/account-no';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { buttonClass } from '@coop/ui/button';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** One account: what is in it, what can be withdrawn, what it earns. The number is masked in lists. */
export function AccountCard({ account }: { account: DepositAccount }) {
  const masked = maskAccountNo(account.deptaccount_no);
  return (
    <AnswerCard
      title={<NumberedName name={account.depttype_desc} no={masked} />}
      tag={
        <SignTag kind="deposit" status={account.sign_status}>
          {account.account_status}
        </SignTag>
      }
      label={text.balance}
      satang={parseBaht(account.prncbal)}
      note={account.deptaccount_name}
      facts={[
        { term: text.withdrawable, value: <Amount satang={parseBaht(account.withdrawable)} /> },
        { term: text.accrued, value: <Amount satang={parseBaht(account.accrued_interest)} /> },
        { term: text.rate, value: text.perYear(account.int_rate) },
        { term: text.opened, value: formatThaiDate(account.open_date) },
        { term: text.lastOperate, value: formatThaiDate(account.last_operate_date) },
      ]}
    >
      <Link
        to={paths.member.depositStatement(account.deptaccount_no)}
        className={`${buttonClass('secondary')} no-print`}
      >
        {text.seeStatement} <span className="visually-hidden">{masked}</span>
      </Link>
    </AnswerCard>
  );
}
