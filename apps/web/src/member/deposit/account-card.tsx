import type { DepositAccount } from '@coop/contracts/member/deposit';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { SignTag } from '@coop/ui/sign-status';
import { LinkButton } from '../../page/link-button.tsx';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const baht = (amount: string) => <Amount baht={amount} />;

/** One account on a phone: what is in it and what can be withdrawn; the rest behind a press. */
export function AccountCard({ account }: { account: DepositAccount }) {
  const { deptaccount_no: no, year_in, year_out } = account;
  return (
    <Card
      title={<NumberedName name={account.depttype_desc} no={no} />}
      headingLevel={3}
      actions={
        <SignTag kind="deposit" status={account.sign_status}>
          {account.account_status}
        </SignTag>
      }
    >
      <div>
        <Amount baht={account.prncbal} size="xl" unit="บาท" />
        <p className="note">{account.deptaccount_name}</p>
      </div>
      <Facts rows={[[text.withdrawable, baht(account.withdrawable)]]} />
      <Fold
        summary={
          <>
            {text.more} <span className="visually-hidden">{no}</span>
          </>
        }
      >
        <Facts
          rows={[
            year_in !== undefined && [text.yearIn, baht(year_in)],
            year_out !== undefined && [text.yearOut, baht(year_out)],
            [text.accrued, baht(account.accrued_interest)],
            [text.rate, text.perYear(account.int_rate)],
            [text.opened, formatThaiDate(account.open_date)],
            [text.lastOperate, formatThaiDate(account.last_operate_date)],
          ]}
        />
      </Fold>
      <LinkButton to={paths.member.depositStatement(no)} fullWidth>
        {text.seeStatement} <span className="visually-hidden">{no}</span>
      </LinkButton>
    </Card>
  );
}
