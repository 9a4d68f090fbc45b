import { randomUUID } from 'node:crypto';
import type { ControlRouter } from '@coop/mock-api/control/router';
import { test as base, expect, type Page } from '@playwright/test';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { setDeviceClock } from './device-clock.ts';
import { keepOnline } from './online.ts';
import { watchViolations } from './violations.ts';

export type Control = ReturnType<typeof createTRPCClient<ControlRouter>>;

interface Fixtures {
  /** Name of a world of this test's own: its sessions, clock, changes and faults meet nobody else's. */
  world: string;
  /** Acts that only a mock can do: clock, faults, sessions. */
  control: Control;
  /** Refusals by the content security policy so far: nothing, unless the test takes it out (`splice(0)`). */
  violations: string[];
}

/** Playwright's test, in a world of its own and with the cookie banner already answered. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await setDeviceClock(context);
    keepOnline(context);
    await use(context);
  },
  world: async ({ context, baseURL }, use) => {
    const name = `e2e-${randomUUID()}`;
    await context.addCookies([
      { name: 'mock_world', value: name, url: baseURL ?? '' },
      { name: 'acceptCookie', value: 'Y', url: baseURL ?? '' },
    ]);
    await use(name);
  },
  control: async ({ baseURL }, use) => {
    await use(
      createTRPCClient<ControlRouter>({ links: [httpBatchLink({ url: `${baseURL}/__control` })] }),
    );
  },
  violations: [
    async ({ context }, use) => {
      const found = watchViolations(context);
      await use(found);
      expect(found, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  // Every test opens pages in its world, also those that do not name it.
  page: async ({ page, world: _world }, use) => {
    await use(page);
  },
});

export { expect };

export const PASSWORD = 'demo1234';

/** Types a member's number and password into the logon page that is open, and sends them. */
export async function fillLogon(page: Page, no: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('เลขทะเบียนสมาชิก').fill(no);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

/** The first page is there: the freshness line belongs to pages of the member area only. */
async function signedIn(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === path);
  await page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569').waitFor();
}

/** Signs a member in as a person would, and waits for the first page: for tests that are about signing in. */
export async function signInByForm(
  page: Page,
  no: string,
  returnTo = '/member/status',
): Promise<void> {
  await page.goto(`/member/logon?returnTo=${encodeURIComponent(returnTo)}`);
  await fillLogon(page, no);
  await signedIn(page, returnTo);
}

/** Opens a page signed in as somebody, in the world of the test, by the testers' link and without the form. */
export async function enter(page: Page, who: Record<string, string>, path: string): Promise<void> {
  const cookies = await page.context().cookies();
  const world = cookies.find(({ name }) => name === 'mock_world')?.value ?? '';
  const link = new URLSearchParams({ ...who, world, to: path });
  await page.goto(`/__control/enter?${link}`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** The same as a member, whose first page is waited for. */
export async function signIn(page: Page, no: string, path = '/member/status'): Promise<void> {
  await enter(page, { member: no }, path);
  await signedIn(page, path);
}

/** The code that the page has had sent to the phone of this member or agency, once it asks for it. */
export async function codeSent(
  page: Page,
  control: Control,
  world: string,
  subject: string,
): Promise<string> {
  await expect(page.getByLabel('รหัสยืนยัน')).toBeVisible();
  const { code } = await control.codes.latest.query({ world, subject });
  expect(code, `code of ${subject}`).toMatch(/^\d{6}$/);
  return code ?? '';
}
