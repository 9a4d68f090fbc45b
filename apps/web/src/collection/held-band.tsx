import type { HeldMoney } from '@coop/contracts/member/payments';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Sentence } from '@coop/ui/sentence';
import { LinkButton } from '../page/link-button.tsx';
import { useMemberSession } from '../session/session.ts';
import { paths } from '../site/paths.ts';

export const heldTitles = { NEXT_BILL: 'เงินที่จะหักจากงวดหน้า', CLAIM: 'เงินรอคืน' } as const;

/** Money of the member that the cooperative holds: how much, where it goes and by when, and how to have it back. */
export function HeldBand({ held }: { held: HeldMoney | undefined }) {
  const isRelative = useMemberSession()?.relative !== undefined;
  const satang = parseBaht(held?.amount);
  if (!held || !satang) return null;
  return (
    <Band
      tone="info"
      title={<Sentence>{(baht) => `${heldTitles[held.goes]} ${baht(satang)}`}</Sentence>}
      action={
        !isRelative && <LinkButton to={paths.member.requestFor('CLAIM_HELD')}>ขอรับคืน</LinkButton>
      }
    >
      {held.goes === 'NEXT_BILL' && held.by
        ? `สหกรณ์รับไว้เกินยอดที่ต้องชำระ จะหักให้ในยอดเรียกเก็บที่ครบกำหนด ${formatThaiDate(held.by)} หรือขอรับคืนได้`
        : 'สหกรณ์รับไว้เกินยอดที่ต้องชำระ และไม่มียอดเรียกเก็บต่อไปแล้ว ขอรับคืนได้'}
    </Band>
  );
}
