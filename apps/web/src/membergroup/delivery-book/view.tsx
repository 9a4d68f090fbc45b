import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { ScrollBox } from '@coop/ui/scroll-box';
import { Toolbar } from '@coop/ui/toolbar';
import { usePrintFonts } from '../../fonts/use-print-fonts.ts';
import { LinkButton } from '../../page/link-button.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { useMaking } from '../../parts/export/file-owner.ts';
import { PaperSheet } from '../../parts/papers/paper-sheet.tsx';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { paths } from '../../site/paths.ts';
import {
  debtWords,
  receiptWords,
  recordedWords,
  StatusTag,
  transferredWords,
} from '../month-words.tsx';
import { recordStateOf } from '../record-state.ts';
import styles from './delivery-book.module.css';
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
        <LinkButton to={`${paths.membergroup.deductResult}?period=${recv_period}`}>
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
  usePrintFonts();
  const making = useMaking();
  const { papers } = deliveryFile(data, making());
  return (
    <>
      <div className="stack no-print">
        <Toolbar
          actions={
            <>
              <LinkButton to={`${paths.membergroup.keeprep}?period=${data.recv_period}`}>
                ดูงบหน้าเรียกเก็บ
              </LinkButton>
              <PrintPage variant="primary">พิมพ์หนังสือและใบนำส่งเงิน</PrintPage>
              <PaperDownload file={(making) => deliveryFile(data, making)} />
            </>
          }
        />
        <SlipState data={data} />
      </div>
      <div className={styles.papers}>
        {papers.map((paper) => (
          <ScrollBox key={paper.title} label={`${paper.title} เลื่อนไปทางขวาเพื่อดูส่วนที่เหลือ`}>
            <PaperSheet paper={paper} onScreen />
          </ScrollBox>
        ))}
      </div>
    </>
  );
}
