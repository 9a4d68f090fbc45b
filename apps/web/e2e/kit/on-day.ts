import type { Page } from '@playwright/test';
import { settledMain } from './member-page.ts';
import type { Control } from './world.ts';

// Days and months pass.

export interface Life {
  readonly page: Page;
  readonly control: Control;
  readonly world: string;
}

/** Opens a page on the morning of another day; no session lasts so long, so the member signs in anew. */
export async function onDay(life: Life, day: string, no: string, path: string): Promise<void> {
  const { page, control, world } = life;
  // The page that is left must not see the clock move: its session would end, and it would leave by itself.
  await page.goto('about:blank');
  await control.clock.set.mutate({ world, now: Date.parse(`${day}T09:00:00+07:00`) });
  const link = new URLSearchParams({ member: no, world, to: path });
  await page.goto(`/__control/enter?${link}`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname + url.search === path);
  await shown(page);
}

/** Opens another page on that day. */
export async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shown(page);
}

async function shown(page: Page): Promise<void> {
  await page.getByText(/^ข้อมูล ณ วันที่ \d/).waitFor();
  await settledMain(page);
}
