import type { DesktopNotify, NotificationRow } from '@coop/contracts/member/notification';

/** What a notification says, and the page of the member area that it is about. */
export type Told = DesktopNotify & Pick<NotificationRow, 'page'>;

/** A notification and its time. */
export interface Note extends Told {
  readonly at: number;
}
