import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import MailWarning from 'lucide-react/icons/mail-warning';
import { Link } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { isPending, roundOf, useConfirmQuery } from '../../parts/confirm/confirm-round.ts';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Day, month and year stay together at the end of a line. */
const day = (iso: string) => formatThaiDate(iso).replaceAll(' ', '\u00a0');

/** The reminder on the member's first page until the balances are confirmed. */
export function ConfirmBand() {
  const round = roundOf(useConfirmQuery().data);
  return round && isPending(round) ? <PendingBand /> : null;
}

function PendingBand() {
  const { data } = useFeed('memberConfirmLetterShow', {});
  return (
    <Band
      tone="waiting"
      icon={<MailWarning />}
      title={text.notConfirmed}
      action={
        <Link to={paths.member.confirmData} className={buttonClass()}>
          {text.toConfirm}
        </Link>
      }
    >
      {/* Reserves its line until the dates are loaded, so that nothing moves. */}
      {data ? text.confirmRound(day(data.as_of_date), day(data.return_by)) : text.confirmFirst}
    </Band>
  );
}
