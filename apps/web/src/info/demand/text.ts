import { titleOf } from '@coop/addresses/title';
import type { DemandKind, DemandStatus } from '@coop/contracts/info/demand';

/** Words of several places of the demands. */
export const text = {
  title: titleOf('/demand'),
  description: 'ร้องเรียน เสนอแนะ หรือขอเอกสารจากสหกรณ์ และติดตามเรื่องด้วยหมายเลขติดตามเรื่อง',
  file: 'ยื่นเรื่องใหม่',
} as const;

export const KINDS: readonly DemandKind[] = ['ร้องเรียน', 'เสนอแนะ', 'ขอเอกสาร'];
/** A demand of this kind is never shown to others. */
export const ALWAYS_PRIVATE: DemandKind = 'ขอเอกสาร';
export const STATUSES: readonly DemandStatus[] = ['รับเรื่อง', 'กำลังดำเนินการ', 'เสร็จสิ้น'];
