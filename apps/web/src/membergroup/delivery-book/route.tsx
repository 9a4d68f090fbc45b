import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import { debtWords, moneyWords, recordedWords, StatusTag } from '../month/month-words.tsx';
import { ofMonth } from '../month/of-month.ts';
import { recordStateOf } from '../month/record-state.ts';
import { SheetPage } from '../month/sheet-page.tsx';
import { sheetLoader } from '../month/use-sheet.ts';
import { PapersOnScreen } from '../papers-on-screen.tsx';
import { deliveryFile } from './delivery-paper.ts';
import { MemoForm } from './memo-form.tsx';
import { text } from './slip-lines.ts';

const CALL = 'membergroupDeliveryBookShow';

export const loader = sheetLoader(CALL);

/** /membergroup/delivery_book: the cover letter of a month and the slip that comes back with the money. */
export function Component() {
  return (
    <SheetPage call={CALL} blocks={['5rem', '60rem']} isPaper>
      {(data) => (
        <PapersOnScreen
          file={(making) => deliveryFile(data, making)}
          print="พิมพ์หนังสือและใบนำส่งเงิน"
          back={<LinkButton to={ofMonth('keeprep', data)}>ดูงบหน้าเรียกเก็บ</LinkButton>}
        >
          <SlipState data={data} />
          {data.slip.recorded_at && <MemoForm key={data.recv_period} data={data} />}
        </PapersOnScreen>
      )}
    </SheetPage>
  );
}

/** Tells whether the slip is to be filled in with a pen, or follows what was recorded. */
function SlipState({ data }: { data: GroupDeliveryBook }) {
  const { slip, recv_period } = data;
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
      <StatusTag month={data} />{' '}
      {joinFigures(
        [
          recordedWords(slip),
          slip.revision > 0 && text.revision(slip.revision),
          moneyWords(data),
          debtWords(data),
        ]
          .filter(Boolean)
          .join(' · '),
      )}
    </Band>
  );
}
