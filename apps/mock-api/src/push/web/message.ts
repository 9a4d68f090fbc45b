import { formatSatang } from '@coop/format/money';
import { truncate } from '@coop/format/text/truncate';
import { type Note, type NoteKind, PAGES } from '../../world/notes/note.ts';

/** A message for the service worker to show, and the page to open. */
export interface Message {
  readonly kind: NoteKind | 'test';
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** A push service takes four kilobytes, and no device shows more than this. */
const LONGEST = 300;

/** Returns the message of a notification. Amounts are included only if the member chose so. */
export function messageOf(note: Note, showsAmounts: boolean): Message {
  const { kind, title, url = '', page, amountSatang } = note;
  const amount =
    showsAmounts && amountSatang !== undefined ? `${formatSatang(amountSatang)} บาท · ` : '';
  return {
    kind,
    title,
    body: amount + truncate(note.body, LONGEST),
    url:
      url === '' ? (page ?? PAGES[kind] ?? '/member/status') : `/show/${encodeURIComponent(url)}`,
  };
}

export const TEST_MESSAGE: Message = {
  kind: 'test',
  title: 'ทดสอบการแจ้งเตือน',
  body: 'อุปกรณ์นี้รับการแจ้งเตือนจากสหกรณ์ได้แล้ว',
  url: '/member/notice-setting',
};
