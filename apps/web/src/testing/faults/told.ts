import type { EndpointKey } from '@coop/contracts/endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Way in which a page tells that one of its calls has failed: at its place, if not said otherwise, and in a toast. */
export interface Told {
  /** It belongs to the layout, which is opened with the page. */
  readonly frame?: true;
  /** Whatever has to be pressed before the feed is asked for or seen. */
  readonly open?: () => Promise<void>;
  /** No toast says it, too. */
  readonly quiet?: true;
  /** Beginning of the browser's own alert that says it. */
  readonly alert?: string;
  /** Words that stand on the page in its stead; nothing tells of a failure. */
  readonly instead?: string;
  /** Control that asks again, where that is not the button of the failure. */
  readonly retry?: string;
  /** Words that stay with a field missing or of another type, where those are not the feed's. */
  readonly keeps?: string;
}

const quiet = { quiet: true } as const;

async function openBell(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /^การแจ้งเตือน/ }));
}

async function openDetails(): Promise<void> {
  const summary = await screen.findByText('ข้อมูลส่วนตัวและสังกัดของท่าน');
  const details = summary.closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

const OTHERS: { readonly [K in EndpointKey | `${string} ${EndpointKey}`]?: Told } = {
  infoMenuShow: { frame: true, retry: 'โหลดเมนูไม่สำเร็จ ลองใหม่', keeps: 'หน้าหลัก' },
  infoFooterShow: { frame: true, instead: 'สงวนลิขสิทธิ์ © 2021', keeps: 'ติดต่อเรา' },
  // Without it the keys kept on the device, or the cooperative alone, check a paper.
  infoVerifyKeys: { instead: 'เลขที่เอกสาร' },
  '/member/borrow memberInfoShow': quiet,
  '/member/borrow memberKepList': quiet,
  // Costs and first months stand without the form.
  '/join infoTopicList': { instead: 'ต้องส่งเงินเท่าไร' },
  '/search infoTopicList': quiet,
  '/search infoBoardList': quiet,
  '/member/status memberInfoShow': { open: openDetails },
  memberLastUpdateShow: { frame: true, instead: 'ข้อมูล ณ วันที่ -', keeps: 'ข้อมูล ณ วันที่ -' },
  memberNotificationList: { frame: true, open: openBell, quiet: true },
  // The menu asks for it, and the browser's own alert says why it is not known (specification 8).
  memberConfirmDataShow: { frame: true, quiet: true, alert: 'ตรวจสอบการยืนยันยอดไม่สำเร็จ: ' },
  // Their place says it: a backend without the call is no failure.
  memberNoteList: quiet,
  memberConsentList: quiet,
  memberSessionList: quiet,
  memberPasskeyList: quiet,
  memberRelativeList: quiet,
  memberPushShow: quiet,
  membergroupSessionList: quiet,
  membergroupNotificationList: { frame: true, open: openBell, quiet: true },
};

/** Returns how the page at a path tells that this call has failed. */
export const toldOf = (key: EndpointKey, path: string): Told =>
  OTHERS[`${path} ${key}`] ?? OTHERS[key] ?? {};

/** Returns what the page says, read in one piece. */
export const bodyText = (): string =>
  (document.body.textContent ?? '').replaceAll(/[\u00a0\s]+/g, ' ');

const retriesOf = ({ retry = 'ลองใหม่' }: Told, words: string): HTMLElement[] =>
  [...document.querySelectorAll('button')].filter(
    (button) =>
      button.textContent?.trim() === retry &&
      (retry !== 'ลองใหม่' || button.closest('[role=alert]')?.textContent?.includes(words)),
  );

/** The buttons that ask again beside the words of a failure, once they are there. */
export const failedPlaces = (texts: Told, words: string): Promise<HTMLElement[]> =>
  waitFor(() => {
    const retries = retriesOf(texts, words);
    if (retries.length === 0) throw new Error(`no failure: ${words}; ${bodyText()}`);
    return retries;
  });
