import type { TagTone } from '@coop/ui/tag';
import type { ClaimRow, LoanRow, MoneyRequestRow } from '../control/control.ts';

const TONES: Record<MoneyRequestRow['status'] | ClaimRow['status'] | LoanRow['status'], TagTone> = {
  ส่งแล้ว: 'waiting',
  กำลังตรวจ: 'waiting',
  รอการอนุมัติ: 'waiting',
  รอผู้ค้ำประกัน: 'waiting',
  ผู้ค้ำประกันยินยอมครบ: 'waiting',
  ขอเอกสารเพิ่ม: 'waiting',
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
  โอนเงินแล้ว: 'positive',
  จ่ายเงินแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ผู้ค้ำประกันไม่ยินยอม: 'negative',
  หมดเวลา: 'negative',
  ยกเลิก: 'muted',
  สิ้นสุด: 'muted',
};

export const toneOf = (status: keyof typeof TONES): TagTone => TONES[status];
