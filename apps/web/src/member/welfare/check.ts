import type { WelfareRight } from '@coop/contracts/member/welfare';
import { MOST_WELFARE_NOTE } from '@coop/contracts/member/welfare-limits';
import { formatCount } from '@coop/format/money';
import type { FieldMessages } from '../../parts/form/refusal.ts';
import { type Draft, papersIn } from './draft.ts';

/** Ids of the form's controls, by the names that the wire has for the fields. */
export const FIELD_IDS = {
  welfare_code: 'welfare-welfare_code',
  event_date: 'welfare-event_date',
  quantity: 'welfare-quantity',
  pay_to: 'welfare-pay_to',
  note: 'welfare-note',
  files: 'welfare-files',
} as const;

type Field = keyof typeof FIELD_IDS;
export type FieldErrors = FieldMessages<Field>;

/** Of the button, at which a problem without a field of its own is shown. */
export const SUBMIT_ID = 'welfare-submit';

/** Checks that are possible before sending; the server applies the actual rules. */
export function checkDraft(draft: Draft, right: WelfareRight | undefined): FieldErrors {
  if (!right) return { welfare_code: 'กรุณาเลือกสวัสดิการ' };
  const errors: FieldErrors = {};
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
