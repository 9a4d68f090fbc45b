import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { addDays, isDay } from '@coop/finance/calendar';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Facts } from '@coop/ui/facts';
import { WholeInTitle } from '@coop/ui/whole';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { FOLLOWS, isSerious } from '../serious.ts';
import { text as shared } from '../text.ts';
import type { Merged } from './shortfalls.ts';
import { text } from './text.ts';

/** Returns whom a draft newly gives such a reason, in the order of the sheet. */
export const seriousIn = (changes: readonly Merged[]): Merged[] =>
  changes.filter(({ mine, theirs }) => {
    const reason = mine?.reason ?? '';
    return isSerious(reason) && theirs?.reason !== reason;
  });

interface ConfirmSeriousProps {
  readonly change: Merged;
  /** Place among how many. */
  readonly place: string;
  readonly data: GroupDeductResult;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks whether somebody has really died, left or moved: with name, number, day and what follows. */
export function ConfirmSerious({ change, place, data, onConfirm, onClose }: ConfirmSeriousProps) {
  const { membership_no, name, mine } = change;
  const reason = mine?.reason ?? '';
  return (
    <ConfirmDialog
      title={
        <>
          {`${reason}: `}
          <WholeInTitle>{name}</WholeInTitle>
        </>
      }
      words={{ yes: `ยืนยันว่า${reason}`, busy: text.saving, no: shared.back }}
      variant={reason === 'เสียชีวิต' ? 'danger' : 'primary'}
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{`ท่านแจ้งเหตุที่มีผลต่อสมาชิกภาพ คนที่ ${place}`}</p>
        <Facts
          rows={[
            [text.columns.name, name],
            [text.columns.no, membership_no],
            [text.columns.reason, reason],
            ['หักได้จริง', <Amount satang={parseBaht(mine?.deducted)} unit="บาท" />],
            isDay(data.as_of) && ['วันที่แจ้ง', formatThaiDate(addDays(data.as_of, 1))],
          ]}
        />
        <p>{FOLLOWS[reason]}</p>
      </div>
    </ConfirmDialog>
  );
}
