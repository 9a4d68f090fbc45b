import type { AgencyTransfer, TransferFinding } from '@coop/contracts/membergroup/billing';
import { MOST_RESULT_FILE_BYTES } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { addDays, isDay } from '@coop/finance/calendar';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { Facts } from '@coop/ui/facts';
import { FileField } from '@coop/ui/file-field';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useApi } from '../../../client/api.tsx';
import { sayGroupFailure } from '../../../feed/group-failure.ts';
import { refreshAfter } from '../../../feed/refresh-after.ts';
import { LinkButton } from '../../../page/link-button.tsx';
import { base64Of } from '../../../parts/form/data-url.ts';
import { FormSummary } from '../../../parts/form/form-summary.tsx';
import type { FieldMessages } from '../../../parts/form/refusal.ts';
import { refusalWords } from '../../../parts/form/refusal-words.ts';
import { useCheckedForm } from '../../../parts/form/use-checked-form.ts';
import { ConfirmDialog } from '../../../parts/requests/confirm-dialog.tsx';
import { groupOwner, holdDraft } from '../../../session/drafts.ts';
import { notify } from '../../../toasts/notify.ts';
import { ofMonth } from '../../of-month.ts';
import { text as shared } from '../../text.ts';
import { toTransferSatang } from '../../to-transfer.ts';
import styles from '../deduct-result.module.css';
import { text } from '../text.ts';

const AMOUNT = 'จำนวนเงินที่โอน (บาท)';
/** Of the first transfer of a month. */
export const TITLE = 'แจ้งการโอนเงิน';
const LEFT = 'ยังต้องโอน';
const SENDING = 'กำลังส่ง';

/** Ids of the form's controls, in the order of the page. */
const TRANSFER_IDS = {
  transferred_date: 'transfer-date',
  amount: 'transfer-amount',
  reference: 'transfer-reference',
  slip: 'transfer-slip',
} as const;
/** Id of the card, which links lead to. */
export const TRANSFER_PLACE = 'transfer';
type TransferField = keyof typeof TRANSFER_IDS;

const SLIP_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
const LONGEST_REFERENCE = 60;

/** What is typed into the form. */
export interface Transfer {
  readonly transferred_date: string;
  readonly amount: string;
  readonly reference: string;
  readonly file: File | undefined;
}

/** What became of a transfer that was told; without a finding the receipt says it. */
export function findingOf({ finding, receipt_no }: AgencyTransfer): TransferFinding {
  return finding ?? (receipt_no ? 'รับแล้ว' : 'รอตรวจ');
}

function slipTypeOf({ type }: File) {
  return SLIP_TYPES.find((one) => one === type);
}

function checkFile(file: File): string | undefined {
  if (!slipTypeOf(file)) return 'แนบได้เฉพาะไฟล์ JPG, PNG หรือ PDF';
  if (file.size === 0) return 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์อื่น';
  return file.size > MOST_RESULT_FILE_BYTES ? text.fileTooLarge : undefined;
}

/** What is wrong with the form; the server knows the day and how much is to be transferred. */
function checkTransfer(typed: Transfer): FieldMessages<TransferField> {
  const satang = parseBaht(typed.amount);
  const slip = typed.file && checkFile(typed.file);
  return {
    ...(!typed.transferred_date && { transferred_date: 'กรุณาระบุวันที่โอนให้ครบ' }),
    ...((satang === null || satang <= 0) && { amount: 'กรุณากรอกจำนวนเงินที่โอน ทศนิยมไม่เกินสองตำแหน่ง' }),
    ...(slip && { slip }),
  };
}

/** Today, which is the day after the date of the records, and everything that is still to be transferred. */
function prefilled(data: GroupDeductResult): Transfer {
  return {
    transferred_date: isDay(data.as_of) ? addDays(data.as_of, 1) : '',
    amount: formatSatang(toTransferSatang(data)),
    reference: '',
    file: undefined,
  };
}

async function slipOf(file: File | undefined) {
  const type = file && slipTypeOf(file);
  if (!file || !type) return undefined;
  return { name: file.name, type, base64: await base64Of(file) };
}

/** A sum that is less than what is still to be transferred, satang, and what is done with the answer. */
interface Question {
  readonly satang: number;
  readonly left: number;
  readonly answer: (isMeant: boolean) => void;
}

interface TransferFormProps {
  readonly data: GroupDeductResult;
  /** Closes the form of a further transfer. */
  readonly onLeave: (() => void) | undefined;
  readonly onSent: (sent: Transfer) => void;
}

/** The form in which a transfer is told. What is typed outlives a session that ends in the middle. */
function useTransfer({ data, onSent }: Pick<TransferFormProps, 'data' | 'onSent'>) {
  const api = useApi();
  const { member_group_no, recv_period, deducted_amount, transferred_amount } = data;
  // Another result, or another transfer, is another sum: what was typed for the old one is of no use.
  const name = `transfer/${recv_period}/${deducted_amount}/${transferred_amount}`;
  const draft = holdDraft<Transfer>(name, groupOwner(member_group_no));
  const form = useCheckedForm<Transfer, TransferField>({
    ids: TRANSFER_IDS,
    initial: () => draft.read() ?? prefilled(data),
    check: checkTransfer,
    onChange: draft.keep,
    onFailure: sayGroupFailure,
  });
  const left = toTransferSatang(data);
  const [question, setQuestion] = useState<Question>();
  /** Asks about less than what is to be transferred; more is refused by the server. */
  const isMeant = async (satang: number) => {
    if (left === null || satang >= left) return true;
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ satang, left, answer }));
    setQuestion(undefined);
    return isMeant;
  };
  const send = form.submit(async (typed) => {
    const satang = parseBaht(typed.amount) ?? 0;
    if (!(await isMeant(satang))) return undefined;
    const slip = await slipOf(typed.file);
    const body = {
      member_group_no,
      recv_period,
      transferred_date: typed.transferred_date,
      amount: toWire(satang),
      reference: typed.reference.trim(),
      ...(slip && { slip }),
    };
    const answer = await api('membergroupTransferCreate', { body });
    const refused = refusalWords(answer);
    if (refused) return refused;
    draft.drop();
    notify.success(answer.rc_des);
    await refreshAfter('membergroupTransferCreate');
    onSent(typed);
    return undefined;
  });
  return { ...form, send, question };
}

/** How much is still to be transferred, and the form that says it is done: day, amount, reference, the bank's slip. */
export function TransferForm({ data, onLeave, onSent }: TransferFormProps) {
  const form = useTransfer({ data, onSent });
  const { field } = form;
  const [title, what] = data.transferred_date
    ? ['โอนส่วนที่ยังเหลือ', LEFT]
    : [TITLE, shared.toTransfer];
  return (
    <Card
      title={title}
      actions={
        <>
          {onLeave && <Button onClick={onLeave}>ยังไม่แจ้งเพิ่ม</Button>}
          <LinkButton to={ofMonth('deliveryBook', data)}>ดู QR สำหรับโอน</LinkButton>
        </>
      }
    >
      {!data.recorded_at && (
        <p>ยังไม่ได้บันทึกผลการหัก ยอดนี้คือยอดเรียกเก็บทั้งหมด หากมีคนหักไม่ครบ กรุณาบันทึกผลก่อนแจ้งโอน</p>
      )}
      <Facts
        rows={[
          [what, <Amount satang={toTransferSatang(data)} unit="บาท" />],
          [text.due, formatThaiDate(data.due_date)],
        ]}
      />
      <form noValidate className={`stack ${styles.form} ${styles.transfer}`} onSubmit={form.send}>
        <FormSummary title="ยังแจ้งโอนไม่ได้" {...form.summary} />
        <DateField {...field('transferred_date')} label="วันที่โอน" />
        <TextField {...field('amount')} label={AMOUNT} inputMode="decimal" autoComplete="off" />
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
          hint="ไฟล์ JPG, PNG หรือ PDF ขนาดไม่เกิน 2 MB"
          accept={SLIP_TYPES.join(',')}
          files={form.typed.file ? [form.typed.file] : []}
          // One slip a transfer: the last chosen file counts.
          onChange={(files) => form.change({ file: files.at(-1) })}
          sizeText={text.kb}
          error={form.errorOf('slip')}
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={SENDING}>
          แจ้งโอนเงิน
        </Button>
        {form.question && <AskAboutSum {...form.question} />}
      </form>
    </Card>
  );
}

/** Asks before less than the sum is sent; what is missing stays the agency's debt. */
function AskAboutSum({ satang, left, answer }: Question) {
  return (
    <ConfirmDialog
      title="ยอดที่แจ้งน้อยกว่ายอดที่ต้องโอน"
      words={{ yes: 'แจ้งโอนตามยอดนี้', busy: SENDING, no: text.back }}
      busy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Facts
        rows={[
          [LEFT, <Amount satang={left} unit="บาท" />],
          [AMOUNT, <Amount satang={satang} unit="บาท" />],
          ['จะยังค้างโอน', <Amount satang={left - satang} unit="บาท" />],
        ]}
      />
    </ConfirmDialog>
  );
}
