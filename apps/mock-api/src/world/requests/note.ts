import type { DesktopNotify } from '@coop/contracts/member/notification';

/** A notification and its time. */
export interface Note extends DesktopNotify {
  readonly at: number;
}
