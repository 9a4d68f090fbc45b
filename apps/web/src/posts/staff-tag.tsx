import { Tag } from '@coop/ui/tag';

/** Marks what the cooperative itself wrote. */
export const StaffTag = () => <Tag tone="positive">เจ้าหน้าที่</Tag>;
