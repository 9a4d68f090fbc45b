import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import {
  debtWords,
  receiptWords,
  recordedWords,
  StatusTag,
  transferredWords,
} from '../month-words.tsx';
import { ofMonth } from '../of-month.ts';
import { PapersOnScreen } from '../papers-on-screen.tsx';
import { recordStateOf } from '../record-state.ts';
import { deliveryFile } from './delivery-paper.ts';
import { text } from './text.ts';

/** Whether the slip is to be filled in with a pen, or follows what was recorded. */
function SlipState({ data }: { data: GroupDeliveryBook }) {
  const { slip, recv_period, status } = data;
  const isRecorded = slip.recorded_at !== '';
  const isReceived = recordStateOf({ ...data, ...slip }) === 'received';
  return (
    <Band
      tone={isRecorded ? 'positive' : 'info'}
      title={
        isRecorded
          ? 'ใบนำส่งเงินปรับตามผลการหักเงินที่บันทึกไว้แล้ว'
          : 'ยังไม่ได้บันทึกผลการหักเงิน ใบนำส่งเงินจึงเว้นช่องไว้ให้เขียน'
      }
      action={
        <LinkButton to={ofMonth('deductResult', { recv_period })}>
          {isReceived ? 'ดูผลการหักเงิน' : 'บันทึกผลการหักเงิน'}
        </LinkButton>
      }
    >
      <StatusTag status={status} />{' '}
      {[
        recordedWords(slip),
        slip.revision > 0 && text.revision(formatCount(slip.revision)),
        transferredWords(data),
        receiptWords(data),
        debtWords(data),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Band>
  );
}

/** Letter and slip as they will be on paper, one page each. */
export function DeliveryBookView({ data }: { data: GroupDeliveryBook }) {
  return (
    <PapersOnScreen
      file={(making) => deliveryFile(data, making)}
      print="พิมพ์หนังสือและใบนำส่งเงิน"
      back={<LinkButton to={ofMonth('keeprep', data)}>ดูงบหน้าเรียกเก็บ</LinkButton>}
    >
      <SlipState data={data} />
    </PapersOnScreen>
  );
}
