import { expect, type Page } from '@playwright/test';
import { settledMain } from './member-page.ts';
import { type Control, PASSWORD } from './world.ts';

// Months pass, and what an agency recorded meanwhile.

export interface Life {
  readonly page: Page;
  readonly control: Control;
  readonly world: string;
}

/** Opens a page on the morning of another day; no session lasts so long, so the member signs in anew. */
export async function onDay(life: Life, day: string, no: string, at: string): Promise<void> {
  const { page, control, world } = life;
  // The page that is left must not see the clock move: its session would end, and it would leave by itself.
  await page.goto('about:blank');
  await control.clock.set.mutate({ world, now: Date.parse(`${day}T09:00:00+07:00`) });
  const link = new URLSearchParams({ member: no, world, to: at });
  await page.goto(`/__control/enter?${link}`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname + url.search === at);
  await shown(page);
}

/** Opens another page on that day. */
export async function look(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await shown(page);
}

async function shown(page: Page): Promise<void> {
  await page.getByText(/^ข้อมูล ณ วันที่ \d/).waitFor();
  await settledMain(page);
}

interface Short {
  readonly agency: string;
  readonly period: string;
  readonly member: string;
  readonly deducted: string;
  readonly reason: string;
}

interface Line {
  readonly membership_no: string;
  readonly billed_amount: string;
}

/** Records as an agency, over the API, that one member was deducted less and everybody else everything. */
export async function recordShort({ page }: Life, short: Short): Promise<void> {
  const { agency, period, member, deducted, reason } = short;
  // The first answer sets the token that calls are checked against.
  await page.request.get('/api/info/manu');
  const csrf = async () => {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return { 'X-CSRF-TOKEN': decodeURIComponent(token) };
  };
  const login = await page.request.post('/api/membergroup/auth/login', {
    headers: await csrf(),
    data: { member_group_no: agency, member_group_pass: PASSWORD, remember: false },
  });
  const { token } = await login.json();
  const headers = { ...(await csrf()), Authorization: `Bearer ${token}` };
  const which = { member_group_no: agency, recv_period: period };
  const sheet = await page.request.post('/api/membergroup/deduct_result', { headers, data: which });
  const lines: Line[] = (await sheet.json()).lines;
  const record = await page.request.post('/api/membergroup/deduct_result_create', {
    headers,
    data: {
      ...which,
      lines: lines.map(({ membership_no, billed_amount }) =>
        membership_no === member
          ? { membership_no, deducted_amount: deducted, reason }
          : { membership_no, deducted_amount: billed_amount, reason: '' },
      ),
    },
  });
  expect(await record.json()).toMatchObject({ rc_code: '1' });
}
