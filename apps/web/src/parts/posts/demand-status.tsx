import type { DemandStatus } from '@coop/contracts/info/demand';
import { Tag, type TagTone } from '@coop/ui/tag';

const TONES: Record<DemandStatus, TagTone> = {
  รับเรื่อง: 'muted',
  กำลังดำเนินการ: 'waiting',
  เสร็จสิ้น: 'positive',
};

/** How far a demand has come. A status that this version does not know is shown as it is. */
export function DemandStatusTag({ status }: { status: DemandStatus }) {
  return <Tag tone={TONES[status] ?? 'muted'}>{status}</Tag>;
}
