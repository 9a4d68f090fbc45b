import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { addDays } from '@coop/finance/calendar';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { useState } from 'react';
import { useApi } from '../../../client/api.tsx';
import { sayGroupFailure } from '../../../feed/group-failure.ts';
import { refreshAfter } from '../../../feed/refresh-after.ts';
import { dataUrlOf } from '../../../parts/form/data-url.ts';
import { refusalWords } from '../../../parts/form/refusal-words.ts';
import { useCheckedForm } from '../../../parts/form/use-checked-form.ts';
import { groupOwner, holdDraft } from '../../../session/drafts.ts';
import { notify } from '../../../toasts/notify.ts';
import { toTransferSatang } from '../../to-transfer.ts';
import {
  checkTransfer,
  slipTypeOf,
  TRANSFER_IDS,
  type Transfer,
  type TransferField,
} from './transfer.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today, which is the day after the date of the records, and everything that is still to be transferred. */
function prefilled(data: GroupDeductResult): Transfer {
  return {
    transferred_date: ISO_DAY.test(data.as_of) ? addDays(data.as_of, 1) : '',
    amount: formatSatang(toTransferSatang(data)),
    reference: '',
    file: undefined,
  };
}

async function slipOf(file: File | undefined) {
  const type = file && slipTypeOf(file);
  if (!file || !type) return undefined;
  return { name: file.name, type, base64: (await dataUrlOf(file)).replace(/^[^,]*,/, '') };
}

/** A sum that is less than what is still to be transferred, satang, and what is done with the answer. */
export interface Question {
  readonly satang: number;
  readonly left: number;
  readonly answer: (isMeant: boolean) => void;
}

/** The form in which a transfer is told. What is typed outlives a session that ends in the middle. */
export function useTransfer(data: GroupDeductResult, onSent: (sent: Transfer) => void) {
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
    const { transferred_date, reference, file } = typed;
    const amount = toWire(satang);
    const slip = await slipOf(file);
    const body = {
      member_group_no,
      recv_period,
      transferred_date,
      amount,
      reference: reference.trim(),
    };
    try {
      const answer = await api('membergroupTransferCreate', {
        body: { ...body, ...(slip && { slip }) },
      });
      const refused = refusalWords(answer);
      if (refused) return refused;
      draft.drop();
      notify.success(answer.rc_des);
      await refreshAfter('membergroupTransferCreate');
      onSent(typed);
      return undefined;
    } catch (error) {
      sayGroupFailure(error);
      throw error;
    }
  });
  return { ...form, send, question };
}
