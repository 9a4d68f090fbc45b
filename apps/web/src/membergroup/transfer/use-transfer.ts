import type { Body } from '@coop/contracts/endpoints';
import type { AgencyTransfer } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { addDays, isDay } from '@coop/finance/calendar';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { useState } from 'react';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { useCall } from '../../feed/use-call.ts';
import { base64Of } from '../../forms/data-url.ts';
import type { FieldMessages } from '../../forms/refusal.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { requestKey } from '../../requests/draft-files.ts';
import { groupOwner, holdDraft } from '../../session/drafts.ts';
import { forgetKey } from '../../session/sent-key.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { notify } from '../../toasts/notify.ts';
import { lostAnswer } from '../month/lost-answer.ts';
import { monthIn } from '../month/of-month.ts';
import { toTransferSatang } from '../month/to-transfer.ts';
import { text } from '../text.ts';

const CALL = 'membergroupTransferCreate';

/** Ids of the form's controls, in the order of the page. */
export const TRANSFER_IDS = {
  transferred_date: 'transfer-date',
  amount: 'transfer-amount',
  reference: 'transfer-reference',
  slip: 'transfer-slip',
} as const;
type TransferField = keyof typeof TRANSFER_IDS;

export const SLIP_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

type TransferNote = Pick<AgencyTransfer, 'transferred_date' | 'amount' | 'reference'>;

/** Text typed into the form. */
export type Transfer = TransferNote & { readonly file: File | undefined };

function slipTypeOf({ type }: File) {
  return SLIP_TYPES.find((slipType) => slipType === type);
}

function checkFile(file: File, megabytes: number): string | undefined {
  if (!slipTypeOf(file)) return 'แนบได้เฉพาะไฟล์ JPG, PNG หรือ PDF';
  if (file.size === 0) return 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์อื่น';
  return file.size > megabytes * 1024 * 1024 ? text.fileTooLarge(megabytes) : undefined;
}

/** Returns what is wrong with the form; the server knows the day and how much is to be transferred. */
function checkTransfer(typed: Transfer, megabytes: number): FieldMessages<TransferField> {
  const satang = parseBaht(typed.amount);
  const slip = typed.file && checkFile(typed.file, megabytes);
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

/** Returns how many transfers of a month say the same as one, its amount as on the wire. */
export function countOf({ transfers = [] }: GroupDeductResult, transfer: TransferNote): number {
  return transfers.filter(
    ({ transferred_date, amount, reference }) =>
      transferred_date === transfer.transferred_date &&
      amount === transfer.amount &&
      reference === transfer.reference,
  ).length;
}

/** A transfer as it is going to be told, beside what is still to be transferred, and what is done with the answer. */
export interface Question {
  readonly typed: Transfer;
  readonly satang: number;
  /** Null where nobody knows. */
  readonly left: number | null;
  readonly answer: (isMeant: boolean) => void;
}

/** A transfer as it is sent, and whether a month has it. */
interface Sending {
  readonly body: Body<typeof CALL>;
  readonly isDone: (now: GroupDeductResult) => boolean;
}

export interface TellProps {
  readonly data: GroupDeductResult;
  readonly onSent: (sent: Transfer) => void;
}

/** The form in which a transfer is told. What is typed outlives a session that ends in the middle. */
export function useTransfer({ data, onSent }: TellProps) {
  const { run } = useCall(CALL, (api, { body, isDone }: Sending) =>
    api(CALL, { body }).catch((error) => lostAnswer(api, { error, data, isDone })),
  );
  const { recv_period, deducted_amount, transferred_amount } = data;
  // Another result, or another transfer, is another sum: what was typed for the old one is of no use.
  const name = `transfer/${recv_period}/${deducted_amount}/${transferred_amount}`;
  const owner = groupOwner(data.member_group_no);
  const draft = holdDraft<Transfer>(name, owner);
  const { most_megabytes } = useByLaws().files;
  const form = useCheckedForm<Transfer, TransferField>({
    ids: TRANSFER_IDS,
    initial: () => draft.read() ?? prefilled(data),
    check: (typed) => checkTransfer(typed, most_megabytes),
    onChange: draft.keep,
    onFailure: sayGroupFailure,
  });
  const left = toTransferSatang(data);
  const [question, setQuestion] = useState<Question>();
  /** Shows once more what is told; far more than is to be transferred is refused by the server. */
  const isMeant = async (typed: Transfer, satang: number) => {
    const isMeant = await new Promise<boolean>((answer) =>
      setQuestion({ typed, satang, left, answer }),
    );
    setQuestion(undefined);
    return isMeant;
  };
  const send = form.submit(async (typed) => {
    const satang = parseBaht(typed.amount) ?? 0;
    if (!(await isMeant(typed, satang))) return undefined;
    const slip = await slipOf(typed.file);
    const transfer = {
      transferred_date: typed.transferred_date,
      amount: toWire(satang),
      reference: typed.reference.trim(),
    };
    const idempotency_key = requestKey(name, transfer, typed.file && [typed.file], owner);
    const body = { ...monthIn(data), ...transfer, idempotency_key, ...(slip && { slip }) };
    const isDone = (now: GroupDeductResult) => countOf(now, transfer) > countOf(data, transfer);
    const answer = await run({ body, isDone });
    if (!answer) return undefined;
    const refused = refusalWords(answer);
    if (refused) return refused;
    draft.drop();
    forgetKey(name, owner);
    notify.beside(answer.rc_des);
    onSent({ ...typed, ...transfer });
    return undefined;
  });
  return { ...form, send, question };
}
