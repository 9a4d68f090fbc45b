import type { PushKind } from '@coop/contracts/member/access/push';
import type { NotificationRow } from '@coop/contracts/member/notification';

/** Topic of a notification; members cannot turn off those about their account's security. */
export type NoteKind = PushKind | 'security';

/** Text of a notification, and its page of the member area. */
export interface NoteText extends Pick<NotificationRow, 'title' | 'body' | 'page'> {
  readonly kind: NoteKind;
  /** Address that a piece of news leads news leads to: show/{url}. */
  readonly url?: string;
  /** Amount it concerns, for members who chose to have it shown. */
  readonly amountSatang?: number;
}

export interface Note extends NoteText {
  readonly at: number;
}
