import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, sampleOf } from '@coop/addresses/sample';
import type { Locator, Page } from '@playwright/test';

// What a member reads off a page of the member area, and how one gets about there.

export const ORDINARY = 'สม.2569/64542';
export const EMERGENCY = 'ฉฉ.2569/80654';

export const loanStatement = (no: string) => `/member/loan_statement/${encodeURIComponent(no)}`;

/** The menu's entries, by the first two segments of the paths on which they are the active one. */
const ENTRIES: Readonly<Record<string, string>> = {
  '/member/status': 'ภาพรวม',
  '/member/share': 'ทุนเรือนหุ้น',
  '/member/loan': 'เงินกู้',
  '/member/loan_statement': 'เงินกู้',
  '/member/loan-plan': 'เงินกู้',
  '/member/deposit': 'เงินฝาก',
  '/member/dep_statement': 'เงินฝาก',
  '/member/kep': 'รายการเรียกเก็บ',
  '/member/kepcrem': 'ฌาปนกิจสงเคราะห์',
  '/member/welfare': 'สวัสดิการ',
  '/member/requestpromoney': 'คำขอทำรายการเงิน',
  '/member/coll': 'การค้ำประกัน',
  '/member/dividend': 'ปันผลและเฉลี่ยคืน',
  '/member/gian': 'ผู้รับโอนประโยชน์',
  '/member/confirmData': 'หนังสือยืนยันยอด',
  '/member/password': 'เปลี่ยนรหัสผ่าน',
  '/member/year': 'สรุปรายปี',
  '/member/retirement': 'แผนการเงินถึงวันเกษียณ',
  '/member/calendar': 'ปฏิทิน',
  '/member/notes': 'บันทึกของท่าน',
  '/member/borrow': 'กู้ได้เท่าใด (ตรวจสิทธิกู้)',
  '/member/loan-apply': 'ขอกู้เงิน',
  '/member/family': 'สำหรับครอบครัว',
  '/member/consent': 'ความยินยอมและข้อมูลของท่าน',
  '/member/notice-setting': 'การแจ้งเตือนบนอุปกรณ์',
  '/member/session': 'อุปกรณ์ที่เข้าสู่ระบบ',
};

const segments = (path: string) => path.split('/').slice(0, 3).join('/');

/** Every screen of the member area, for member 1: address, part of its heading, the menu's entry that is then the active one. */
export const ALL_SCREENS = ADDRESSES.filter(({ layout }) => layout === 'member').flatMap((row) =>
  [sampleAddress(row), ...(sampleOf(row).alsoAt ?? [])].map(
    (path) => [path, sampleOf(row).heading ?? '', ENTRIES[segments(row.path)]] as const,
  ),
);

export const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + amount, 0);

/** The figure that stands beside a term, which is drawn and heard or one text; with several of that name, the first. */
export function figure(page: Page, term: string): Locator {
  return page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^(${term}){1,2}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first();
}

/** The figure that everybody asks a calculator for, under its words. */
export const answer = (page: Page, words: string) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: new RegExp(`^${words}$`) })
    .locator('xpath=following-sibling::p[1]');

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** Rows of a table as texts of their cells, once it has any: its head, its groups, its rows, its totals. */
export async function cellsOf(found: Locator): Promise<string[][]> {
  const rows = found.getByRole('row');
  await rows.nth(1).waitFor();
  return rows.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    ),
  );
}

export const menu = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'เมนูสมาชิก' });
export const goTo = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The line that says how many rows of a statement are shown; a live region. */
export const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Nothing on the page is still on its way: told by the page as it happens, where an assertion asks now and then. */
export const settledMain = (page: Page) =>
  page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' });

/** Opens an address in the session one has, and waits for its records. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569').waitFor();
  await settledMain(page);
}

/**
 * Goes on to another address as a link of the app does, without loading the document anew, and waits for the page and
 * its records: for tests that are about what stands there. Whatever has come takes the focus, also in an old heading.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState({ idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:focus').waitFor();
  await settledMain(page);
}
