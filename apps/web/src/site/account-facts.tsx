import type { SiteConfig } from '@coop/contracts/site';
import { keyed } from '@coop/format/keyed';
import { Facts } from '@coop/ui/facts';

interface AccountFactsProps {
  readonly accounts: NonNullable<SiteConfig['accounts']>;
}

/** Shows accounts of the cooperative into which money is paid. */
export function AccountFacts({ accounts }: AccountFactsProps) {
  return (
    <>
      <Facts
        rows={keyed(accounts, (row) => row.account_no).map(([, account]) => [
          account.bank,
          <span className="nowrap">{account.account_no}</span>,
        ])}
      />
      <p className="note">{accounts[0]?.account_name}</p>
      <p className="note">โอนแล้วโปรดแจ้งสหกรณ์พร้อมเลขทะเบียน เพื่อบันทึกยอดให้ถูกคน</p>
    </>
  );
}
