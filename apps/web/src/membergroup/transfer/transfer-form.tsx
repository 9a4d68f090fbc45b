import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { Facts } from '@coop/ui/facts';
import { FileField } from '@coop/ui/file-field';
import { TextField } from '@coop/ui/text-field';
import { fitPhoto, MOST_PHOTO_MEGABYTES } from '../../forms/fit-photo.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import monthStyles from '../month/month.module.css';
import { dueWords } from '../month/month-words.tsx';
import { toTransferSatang } from '../month/to-transfer.ts';
import { text as shared } from '../text.ts';
import { PayCode } from './pay-code.tsx';
import styles from './transfer.module.css';
import {
  type Question,
  SLIP_TYPES,
  type TellProps,
  TRANSFER_IDS,
  useTransfer,
} from './use-transfer.ts';

/** Of the first transfer of a month. */
export const TITLE = 'แจ้งการโอนเงิน';
const LEFT = 'ยังต้องโอน';
const SENDING = 'กำลังส่ง';

/** Id of the card, which links lead to. */
export const TRANSFER_PLACE = 'transfer';
const LONGEST_REFERENCE = 60;

interface TransferFormProps extends TellProps {
  /** Closes the form of a further transfer. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * Shows how much is still to be transferred, and the form that says it is done: day, amount, reference, the bank's
 * slip.
 */
export function TransferForm({ data, onLeave, onSent }: TransferFormProps) {
  const form = useTransfer({ data, onSent });
  const { field } = form;
  const { most_megabytes } = useByLaws().files;
  /** Takes a slip; a photo that is too large is made smaller here and not refused. */
  const choose = async (chosen: File | undefined) =>
    form.change({ file: chosen && (await fitPhoto(chosen, most_megabytes * 1024 * 1024)) });
  const [title, what] = data.transferred_date
    ? ['โอนส่วนที่ยังเหลือ', LEFT]
    : [TITLE, shared.toTransfer];
  return (
    <Card title={title} actions={onLeave && <Button onClick={onLeave}>ยังไม่แจ้งเพิ่ม</Button>}>
      {/* Of a month that is recorded the figures above say how much, and by when. */}
      {!data.recorded_at && (
        <>
          <p>ยังไม่ได้บันทึกผลการหัก ยอดนี้คือยอดเรียกเก็บทั้งหมด หากมีคนหักไม่ครบ กรุณาบันทึกผลก่อนแจ้งโอน</p>
          <Facts
            rows={[
              [what, <Amount satang={toTransferSatang(data)} unit="บาท" />],
              ['กำหนดโอน', dueWords(data)],
            ]}
          />
        </>
      )}
      <PayCode month={data} />
      <form
        noValidate
        className={`stack ${monthStyles.form} ${styles.transfer}`}
        onSubmit={form.send}
      >
        <FormSummary title="ยังแจ้งโอนไม่ได้" {...form.summary} />
        <DateField {...field('transferred_date')} label="วันที่โอน" />
        <TextField
          {...field('amount')}
          label="จำนวนเงินที่โอน (บาท)"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...field('reference')}
          label="เลขอ้างอิงการโอน"
          hint="ตามหลักฐานของธนาคาร ถ้าไม่มีเว้นว่างได้"
          autoComplete="off"
          maxLength={LONGEST_REFERENCE}
        />
        <FileField
          id={TRANSFER_IDS.slip}
          label="หลักฐานการโอน"
          hint={`ไฟล์ JPG, PNG หรือ PDF ขนาดไม่เกิน ${most_megabytes} MB รูปถ่ายใหญ่ได้ถึง ${MOST_PHOTO_MEGABYTES} MB ระบบย่อให้`}
          accept={SLIP_TYPES.join(',')}
          files={form.typed.file ? [form.typed.file] : []}
          // One slip a transfer: the last chosen file counts.
          onChange={(files) => void choose(files.at(-1))}
          sizeText={shared.kb}
          error={form.errorOf('slip')}
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={SENDING}>
          แจ้งโอนเงิน
        </Button>
        {form.question && <AskAboutTransfer {...form.question} />}
      </form>
    </Card>
  );
}

/**
 * Asks before a transfer is told; of a sum that is less, what is missing stays the agency's debt, and of one that is
 * more, the rest is carried to the next bill or paid back.
 */
function AskAboutTransfer({ typed, satang, left, answer }: Question) {
  const isLess = left !== null && satang < left;
  const isMore = left !== null && satang > left;
  const isOther = isLess || isMore;
  return (
    <ConfirmDialog
      title={isOther ? `ยอดที่แจ้ง${isLess ? 'น้อย' : 'มาก'}กว่ายอดที่ต้องโอน` : 'ตรวจสอบก่อนแจ้งโอน'}
      words={{
        yes: isOther ? 'แจ้งโอนตามยอดนี้' : 'ยืนยันแจ้งโอน',
        busy: SENDING,
        no: shared.back,
      }}
      busy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Facts
        rows={[
          ['จำนวนเงินที่โอน', <Amount satang={satang} unit="บาท" />],
          isOther && [LEFT, <Amount satang={left} unit="บาท" />],
          isLess && ['จะยังค้างโอน', <Amount satang={left - satang} unit="บาท" />],
          isMore && ['โอนเกิน', <Amount satang={satang - left} unit="บาท" />],
          ['วันที่โอน', formatThaiDate(typed.transferred_date)],
          ['เลขอ้างอิงการโอน', typed.reference.trim() || 'ไม่ได้ระบุ'],
          ['หลักฐานการโอน', typed.file?.name ?? 'ไม่ได้แนบ'],
        ]}
      />
      {isMore && <p>ส่วนที่โอนเกิน สหกรณ์จะยกไปงวดถัดไปหรือโอนคืน หากตัวเลขไม่ถูกต้อง กรุณากลับไปแก้ไข</p>}
    </ConfirmDialog>
  );
}
