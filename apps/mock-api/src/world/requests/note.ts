import type { PushKind } from '@coop/contracts/member/access/push';
import type { DesktopNotify, NotificationRow } from '@coop/contracts/member/notification';

/** What a notification is about; the account's safety is no choice of the member. */
export type NoteKind = PushKind | 'security';

/** What a notification says, and the page of the member area that it is about. */
export interface Told extends DesktopNotify, Pick<NotificationRow, 'page'> {
  readonly kind: NoteKind;
  /** The amount that it is about, for those who chose to have it named. */
  readonly amountSatang?: number;
}

/** A notification and its time. */
export interface Note extends Told {
  readonly at: number;
}
