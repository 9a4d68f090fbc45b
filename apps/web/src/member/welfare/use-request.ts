import type { WelfareRight } from '@coop/contracts/member/welfare';
import { MOST_WELFARE_NOTE } from '@coop/contracts/member/welfare-limits';
import { formatCount } from '@coop/format/money';
import { useCall } from '../../feed/use-call.ts';
import { fileToSend } from '../../forms/data-url.ts';
import { type FieldMessages, refusalOf } from '../../forms/refusal.ts';
import { requestKey } from '../../requests/draft-files.ts';
import { useReviewedForm } from '../../requests/use-reviewed-form.ts';
import { type Draft, NAME, papersIn, readDraftOf, withPapers } from './draft.ts';

/** Ids of the form's controls, by the names that the wire has for the fields. */
export const FIELD_IDS = {
  welfare_code: 'welfare-welfare_code',
  event_date: 'welfare-event_date',
  quantity: 'welfare-quantity',
  pay_to: 'welfare-pay_to',
  note: 'welfare-note',
  files: 'welfare-files',
} as const;

/** Checks that are possible before sending; the server applies the actual rules. */
export function checkDraft(
  draft: Draft,
  right: WelfareRight | undefined,
): FieldMessages<keyof typeof FIELD_IDS> {
  if (!right) return { welfare_code: 'กรุณาเลือกสวัสดิการ' };
  const errors: FieldMessages<keyof typeof FIELD_IDS> = {};
  if (right.event_label && !draft.event_date) {
    errors.event_date = `กรุณาระบุ${right.event_label}`;
  }
  if (right.unit && !/^[1-9]\d{0,2}$/.test(draft.quantity)) {
    errors.quantity = `กรุณาระบุจำนวน${right.unit}เป็นตัวเลข ตั้งแต่ 1 ขึ้นไป`;
  }
  if (draft.note.length > MOST_WELFARE_NOTE) {
    errors.note = `รายละเอียดยาวได้ไม่เกิน ${formatCount(MOST_WELFARE_NOTE)} ตัวอักษร`;
  }
  if (papersIn(draft).length === 0) errors.files = 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์';
  return errors;
}

/** A file that cannot be read any more is no failure of the call. */
const failureOf = (error: unknown) =>
  error instanceof DOMException
    ? { fields: { files: 'อ่านไฟล์แนบไม่ได้ กรุณาเลือกไฟล์ใหม่' } }
    : refusalOf(error, FIELD_IDS);

export type OnSent = (requestNo: string, sent: Draft, right: WelfareRight) => void;

/** The request form, of one of the kinds that the member can ask for now. */
export function useRequest(rights: readonly WelfareRight[], onSent: OnSent) {
  const { run } = useCall('memberWelfareCreate');
  const rightOf = ({ welfare_code }: Draft) =>
    rights.find((right) => right.welfare_code === welfare_code);

  const send = async (right: WelfareRight, draft: Draft) => {
    const { files: _, lostFiles: __, ...typed } = draft;
    const papers = papersIn(draft);
    return run({
      body: {
        ...typed,
        idempotency_key: requestKey(NAME, typed, papers),
        event_date: right.event_label ? typed.event_date : '',
        quantity: right.unit ? Number(typed.quantity) : 1,
        files: await Promise.all(papers.map(fileToSend)),
      },
    });
  };
  const form = useReviewedForm({
    name: NAME,
    ids: FIELD_IDS,
    at: 'welfare-submit',
    read: readDraftOf,
    check: (draft) => checkDraft(draft, rightOf(draft)),
    review: rightOf,
    send,
    failureOf,
    onSent: (answer, right, draft) => onSent(answer.request_no, draft, right),
  });
  const choose = (files: readonly File[], keptOut: string) => {
    form.change(withPapers(form.typed, files));
    form.mark('files', keptOut);
  };
  return { ...form, right: rightOf(form.typed), choose };
}
