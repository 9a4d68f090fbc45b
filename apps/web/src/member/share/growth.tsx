import type { MemberShare } from '@coop/contracts/member/share';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { monthsToNext } from './months-to-next.ts';
import { text } from './text.ts';

/** What the year added, and when the next round sum is reached if the monthly share stays. */
export function Growth({ share }: { share: MemberShare }) {
  const balance = parseBaht(share.share_balance);
  const begin = parseBaht(share.share_begin);
  const monthly = parseBaht(share.period_share_amount);
  const added = balance === null || begin === null ? null : balance - begin;
  const next = balance === null || monthly === null ? null : monthsToNext(balance, monthly);
  return (
    <>
      {text.grewBy} <Amount satang={added} unit={text.baht} />
      {next && (
        <>
          {' · '}
          {text.ifKept} <Amount satang={monthly} unit={text.baht} /> {text.onwards}{' '}
          {text.inMonths(formatCount(next.months))} <Amount satang={next.satang} unit={text.baht} />
        </>
      )}
    </>
  );
}
