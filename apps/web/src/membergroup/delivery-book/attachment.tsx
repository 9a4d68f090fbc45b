import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatThaiMonth } from '@coop/format/thai-date';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { ShortTable } from './short-table.tsx';
import { text } from './text.ts';

const words = text.slip;

/** The list that goes with a slip whose names do not fit its page. */
export function Attachment({ data }: { data: GroupDeliveryBook }) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const { slip, member_group_name, recv_period } = data;
  return (
    <PrintSheet
      onScreen
      coop={coop}
      title={words.attachment(slip.slip_no)}
      sub={`${member_group_name} · ${words.month}${formatThaiMonth(recv_period)}`}
      printedAt={printedAt}
    >
      <ShortTable rows={slip.undeducted} hasSums />
    </PrintSheet>
  );
}
