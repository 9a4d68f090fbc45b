import type { MembershipEnding } from '@coop/contracts/member/ahead/settlement';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** The way to the settlement sheet. */
function ToSheet() {
  return (
    <Link to={paths.member.settlement} className={buttonClass('secondary')}>
      {text.toSettlement}
    </Link>
  );
}

/** Says that the membership is to end, or has ended; nothing for who stays. */
export function EndingBand({ ending }: { ending: MembershipEnding | undefined }) {
  if (!ending) return null;
  const { ending_desc, settlement_status, board_date } = ending;
  const day = formatThaiDate(board_date);
  return settlement_status === 'สิ้นสมาชิกภาพแล้ว' ? (
    <Band tone="info" title={text.ended(day)} action={<ToSheet />}>
      {text.endedMore}
    </Band>
  ) : (
    <Band tone="waiting" title={text.ending(ending_desc, day)} action={<ToSheet />}>
      {text.endingMore}
    </Band>
  );
}

/** To a relative for whom the overview did not open: of who has died, the sheet alone may be read. */
export function SheetForRelative() {
  return (
    <Band tone="info" title={text.sheetForRelative} action={<ToSheet />}>
      {text.sheetForRelativeMore}
    </Band>
  );
}
