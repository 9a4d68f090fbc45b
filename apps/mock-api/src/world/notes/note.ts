import type { PushKind } from '@coop/contracts/member/access/push';
import type { NotificationRow } from '@coop/contracts/member/notification';
import { wallTime } from '@coop/cooperative/moments';

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

/** Pages of topics; news leads to itself, and what a letter is about says its page. */
export const PAGES: { readonly [K in NoteKind]?: string } = {
  bill: '/member/kep',
  receipt: '/member/kep',
  missed: '/member/kep',
  request: '/member/requestpromoney',
  welfare: '/member/welfare',
  dividend: '/member/dividend',
  security: '/member/session',
};

const SHOWN = 50;

type Shown = Omit<Note, 'kind'> & { readonly kind?: NoteKind };

/** Returns the last of notifications, which stand oldest first, as on the wire: newest first. */
export function noteRows(notes: readonly Shown[]): NotificationRow[] {
  let last = 0;
  const rows = notes.map(({ at, title, body, url = '', kind, page = kind && PAGES[kind] }) => {
    // The time serves as id, so that ids grow with time for derived and stored notifications alike.
    last = Math.max(at, last + 1);
    return {
      notification_id: last,
      title,
      body,
      url,
      ...(page !== undefined && { page }),
      created_at: wallTime(at),
    };
  });
  return rows.slice(-SHOWN).reverse();
}
