import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { type Locator, type Page, test as steps } from '@playwright/test';
import { toasts } from '../kit/toasts.ts';
import { type Control, expect, test } from '../kit/world.ts';
import { CANNOT_CONNECT, FAULTS, type FaultName, type FeedRow } from './case.ts';
import { enterAs } from './enter.ts';

// The browser's side of the fault matrix: what every page owes the person, whatever failed.

/** Words that only the backend's own answer holds. */
const OWN_WORDS = 'ระบบกำลังปิดบัญชีประจำวัน';
export const OWN_MESSAGE = 'เปิดให้ใช้อีกครั้งเวลา 20.00 น.';
const ENDED = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
export const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
/** The longest that the mock holds a call up: a test lets it go when it has seen what is said meanwhile. */
export const HELD_MS = 60_000;

export interface Walk {
  readonly page: Page;
  readonly control: Control;
  readonly world: string;
  /** The browser's own alerts since they were last looked at. */
  readonly alerts: string[];
  /** What no part of the program caught. */
  readonly uncaught: string[];
}

/** A test with everything that a walk through the faults watches. */
export const faultTest = test.extend<{ walk: Walk }>({
  walk: async ({ page, control, world }, use) => {
    const walk: Walk = { page, control, world, alerts: [], uncaught: [] };
    page.on('dialog', (dialog) => {
      walk.alerts.push(dialog.message());
      void dialog.accept();
    });
    page.on('pageerror', (error) => walk.uncaught.push(String(error)));
    await page.addInitScript(listenLikeAReader);

    await use(walk);
  },
});

/** Keeps every word that the page has announced: live regions, and buttons that are busy. */
function listenLikeAReader(): void {
  const heard = new Set<string>();
  Object.assign(window, { heard });
  const listen = () => {
    for (const one of document.querySelectorAll('[role=status], button[aria-busy=true]')) {
      if (one.textContent) heard.add(one.textContent);
    }
  };
  const watched = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(listen).observe(document, watched);
}

export const heardOn = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'heard') as Set<string>)]);

/**
 * The faults that one call is walked through: every second or fourth, in turn from call to call, so that each call and
 * each fault is met every day. FAULTS=all leaves none out.
 */
export function faultsOf(key: EndpointKey, every: 2 | 4): readonly FaultName[] {
  if (process.env.FAULTS === 'all') return FAULTS;
  const turn = endpointKeys.indexOf(key) % every;
  return FAULTS.filter((_, index) => index % every === turn);
}

/** What goes wrong with a call that is made to read something. */
const FAULT_OF: Record<FaultName, (row: FeedRow) => object> = {
  '500': () => ({ status: 500, body: {} }),
  dropped: () => ({ drop: true }),
  'malformed JSON': () => ({ malformed: true }),
  'error body': () => ({ status: 503, body: { error: OWN_WORDS, message: OWN_MESSAGE } }),
  'wrong type': (row) => ({ wrongType: row.wrongType }),
  'missing field': (row) => ({ missing: row.missing }),
  slow: () => ({ delayMs: HELD_MS }),
  '401': () => ({ status: 401, body: { error: ENDED } }),
};

/** The words that a failure is told with. */
export const wordsOf = (fault: FaultName): string =>
  fault === 'error body' ? OWN_WORDS : fault === '401' ? ENDED : CANNOT_CONNECT;

/** Puts one fault in force, and no other. */
export async function setFault(
  { control, world }: Walk,
  endpoint: EndpointKey,
  fault: object,
): Promise<void> {
  await control.faults.clear.mutate({ world });
  await control.faults.add.mutate({ world, endpoint, ...fault });
}

/** The fault that was set has met a call; then there is none any more. */
export async function liftFault({ control, world }: Walk): Promise<void> {
  const applied = async () => (await control.faults.list.query({ world }))[0]?.applied ?? 0;
  await expect.poll(applied, 'calls that the fault met').toBeGreaterThan(0);
  await control.faults.clear.mutate({ world });
}

/** Lets a call go that was held up, once the page has announced it; where nobody waits for it, as soon as it was made. */
export async function letGo(walk: Walk, words: string | null): Promise<void> {
  if (words !== null) await expect.poll(() => heardOn(walk.page)).toContain(words);
  await liftFault(walk);
}

/** It is in sight; quicker to notice than a polled assertion, of which there are thousands. */
export const seen = (one: Locator) => one.first().waitFor({ state: 'visible' });

export const errorToast = (page: Page, words: string) =>
  toasts(page).filter({ hasText: `Error${words}` });

/** Nothing on the page tells of the program instead of the person's records, and nothing was left uncaught. */
export async function expectSound({ page, uncaught }: Walk): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object /);
  expect(text).not.toContain('หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว');
  expect(uncaught).toEqual([]);
}

/** The frame stands and the rest of the page works: its heading, the way to other pages, another feed. */
async function expectFrame({ page }: Walk, row: FeedRow): Promise<void> {
  await seen(page.getByRole('main'));
  if (row.heading) await seen(page.getByRole('heading', { level: 1, name: row.heading }));
  if (row.who.as === 'member') {
    const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
    await seen(menu.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }));
    await seen(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569'));
  } else if (row.who.as === 'agency') {
    await seen(page.getByRole('banner').getByText('โรงเรียนบ้านตัวอย่าง'));
    const menu = page.getByRole('navigation', { name: 'เมนูหน่วยงาน' });
    await seen(menu.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }));
  } else {
    await seen(page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('หน้าหลัก'));
    await seen(page.getByRole('contentinfo').getByText('สงวนลิขสิทธิ์ © 2021'));
  }
}

function failedOn(page: Page, words: string): Locator {
  const alert = page.getByRole('main').getByRole('alert');
  return alert.filter({ hasText: 'ยังโหลดข้อมูลส่วนนี้ไม่ได้' }).filter({ hasText: words });
}

/** Opens the page anew. */
async function openPage({ page }: Walk, row: FeedRow): Promise<void> {
  await page.goto(row.at, { waitUntil: 'commit' });
}

/** Asked again after a failure, the feed comes, and nothing tells of the failure any more. */
async function recover({ page }: Walk, row: FeedRow, words: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'ลองใหม่' }).first().click();
  await seen(main.getByText(row.shows));
  await expect(failedOn(page, words)).toHaveCount(0);
}

/** It failed: said in a toast and in its place, the rest stands; asked again it comes. */
async function failAndRecover(walk: Walk, row: FeedRow, fault: FaultName): Promise<void> {
  const { page } = walk;
  const words = wordsOf(fault);
  await openPage(walk, row);
  await seen(failedOn(page, words));
  await seen(errorToast(page, words));
  if (row.who.as === 'agency' && fault === 'error body') await seen(errorToast(page, OWN_MESSAGE));
  await expectFrame(walk, row);
  await expectSound(walk);
  await liftFault(walk);
  await recover(walk, row, words);
}

/** Read tolerantly: what is whole is shown, and nothing claims to have failed. */
async function readTolerantly(walk: Walk, row: FeedRow): Promise<void> {
  const { page } = walk;
  await openPage(walk, row);
  await seen(page.getByRole('main').getByText(row.shows));
  await expectFrame(walk, row);
  await expectSound(walk);
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toHaveCount(0);
  await liftFault(walk);
}

/** Announced while it is on its way, and then there. */
async function waitForIt(walk: Walk, row: FeedRow): Promise<void> {
  const { page } = walk;
  await openPage(walk, row);
  await letGo(walk, 'กำลังโหลดข้อมูล');
  await seen(page.getByRole('main').getByText(row.shows));
  await expectSound(walk);
}

/** A 401 ends the session: said, forgotten, led to the right logon page and back; a visitor has none to lose. */
export async function endSession(walk: Walk, row: { who: FeedRow['who']; at: string }) {
  const { page, alerts } = walk;
  const isMember = row.who.as === 'member';
  const area = isMember ? 'member' : 'membergroup';
  const logon = isMember ? /เข้าสู่ระบบสมาชิก/ : /เข้าสู่ระบบหน่วยงาน/;
  await seen(page.getByRole('heading', { level: 1, name: logon }));
  const back = new URLSearchParams({ returnTo: row.at });
  await expect(page).toHaveURL(`/${area}/logon?${back}`);
  if (!isMember) await seen(errorToast(page, ENDED));
  expect(alerts.splice(0)).toEqual(isMember ? [EXPIRED] : []);
  const key = isMember ? 'user' : 'usermemgroup';
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await expectSound(walk);
  await liftFault(walk);
}

async function meet(walk: Walk, key: EndpointKey, row: FeedRow, fault: FaultName): Promise<void> {
  await setFault(walk, key, FAULT_OF[fault](row));
  if (fault === 'slow') return await waitForIt(walk, row);
  if (fault === 'wrong type' || fault === 'missing field') {
    return await readTolerantly(walk, row);
  }
  if (fault !== '401' || row.who.as === 'visitor') {
    return await failAndRecover(walk, row, fault);
  }
  await walk.page.goto(row.at, { waitUntil: 'commit' });
  await endSession(walk, row);
  // The next fault finds the page open to the new session, and its retry brings the records.
  await enterAs(walk, row.who);
}

/** Walks one feed through its faults, each on a page that was opened anew. */
export async function walkFeed(walk: Walk, key: EndpointKey, row: FeedRow): Promise<void> {
  await enterAs(walk, row.who);
  for (const fault of faultsOf(key, 4)) {
    await steps.step(`${key} × ${fault}`, () => meet(walk, key, row, fault));
  }
}
