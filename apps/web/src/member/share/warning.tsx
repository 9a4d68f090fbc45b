import type { MemberShare } from '@coop/contracts/member/share';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { whose } from '../../session/whose.ts';
import { useSite } from '../../site/site.tsx';
import { lateShares } from './late.ts';
import { text } from './text.ts';

/** Says that shares are owed, and warns before the membership is in danger; nothing for most members. */
export function ShareWarning({ share }: { share: MemberShare }) {
  const late = lateShares(share, useSite().fiscal_year_start_month ?? 1);
  const { overdueSatang, inARow, inYear, isTooMany } = late;
  const isOwed = overdueSatang !== null && overdueSatang > 0;
  if (!isOwed && !isTooMany) return null;
  const counted =
    inARow >= 3 ? text.lateInARow(formatCount(inARow)) : text.lateInYear(formatCount(inYear));
  return (
    <Band
      tone={isTooMany ? 'negative' : 'waiting'}
      title={
        isTooMany ? (
          counted
        ) : (
          <>
            {text.owed} <Amount satang={overdueSatang} unit="บาท" />
          </>
        )
      }
    >
      {isTooMany && isOwed && (
        <p>
          {text.owed} <Amount satang={overdueSatang} unit="บาท" />
        </p>
      )}
      <p>{text.byLaw}</p>
      {isOwed ? (
        <p>
          <HowToPay satang={overdueSatang} />
        </p>
      ) : (
        <p>{whose(text.latePaid)}</p>
      )}
    </Band>
  );
}
