import type { DemandStatus } from '@coop/contracts/info/demand';
import { Tag, type TagTone } from '@coop/ui/tag';

const TONES: Record<DemandStatus, TagTone> = {
  รับเรื่อง: 'muted',
  กำลังดำเนินการ: 'waiting',
  เสร็จสิ้น: 'positive',
};

/** The wire's statuses as they are read. */
const WORDS: Readonly<Record<DemandStatus, string>> = {
  รับเรื่อง: 'รับเรื่องแล้ว',
  กำลังดำเนินการ: 'กำลังดำเนินการ',
  เสร็จสิ้น: 'เสร็จสิ้น',
};

/** A status in words; one that this version does not know is shown as it is. */
export const demandStatusWords = (status: DemandStatus): string => WORDS[status] ?? status;

/** Shows how far a demand has come. */
export function DemandStatusTag({ status }: { status: DemandStatus }) {
  return <Tag tone={TONES[status] ?? 'muted'}>{demandStatusWords(status)}</Tag>;
}
