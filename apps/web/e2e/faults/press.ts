import type { EndpointKey } from '@coop/contracts/endpoints';
import { test as steps } from '@playwright/test';
import { toasts } from '../kit/toasts.ts';
import { expect } from '../kit/world.ts';
import type { ActionRow, FaultName, Spoilt } from './case.ts';
import { enterAs } from './enter.ts';
import {
  endSession,
  errorToast,
  expectSound,
  faultsOf,
  heardOn,
  liftFault,
  OWN_MESSAGE,
  seen,
  setFault,
  type Walk,
  wordsOf,
} from './walk.ts';

// Calls that are pressed. A fault answers in the handler's place, so nothing has been changed: each press is the retry
// of the one before, and the last one, which is only slow, gets through.

const SLOW_MS = 200;

const FAULT_OF: Record<FaultName, (row: ActionRow) => object> = {
  '500': () => ({ status: 500, body: {} }),
  'error body': () => ({
    status: 503,
    body: { error: wordsOf('error body'), message: OWN_MESSAGE },
  }),
  dropped: () => ({ drop: true }),
  '401': () => ({ status: 401, body: { error: wordsOf('401') } }),
  'malformed JSON': () => ({ text: '{"rc_code": "1' }),
  'wrong type': ({ wrongType }) => ({ body: wrongType.body }),
  'missing field': ({ missing }) => ({ body: missing.body }),
  slow: () => ({ delayMs: SLOW_MS }),
};

async function prepare({ page }: Walk, row: ActionRow): Promise<void> {
  await page.goto(row.at, { waitUntil: 'commit' });
  if (row.heading) await seen(page.getByRole('heading', { level: 1, name: row.heading }));
  await row.prepare(page);
}

/** Closes what was said before, also what is only now being said, so that it is not taken for what comes. */
async function hush({ page }: Walk): Promise<void> {
  const close = toasts(page).getByRole('button', { name: 'ปิดข้อความ' });
  const closeAll = () =>
    close.evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
  await expect(async () => {
    await closeAll();
    await expect(toasts(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

async function press(walk: Walk, row: ActionRow): Promise<void> {
  await hush(walk);
  await row.again?.(walk.page);
  await row.press(walk.page);
}

/** The failure is read where it should be, what was typed is there, and it can be pressed again. */
async function expectTold(
  walk: Walk,
  row: ActionRow,
  words: string,
  { told = row.told, placed = words }: { told?: Spoilt['told']; placed?: string } = {},
): Promise<void> {
  const { page } = walk;
  const alert = page.getByRole('alert').filter({ hasText: placed, hasNotText: /^Error/ });
  if (told.includes('place')) await seen(alert);
  if (told.includes('toast')) await seen(errorToast(page, words));
  if (row.heading) await seen(page.getByRole('heading', { level: 1, name: row.heading }));
  for (const [label, value] of Object.entries(row.typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  await expect(row.done(page)).toHaveCount(0);
  await expectSound(walk);
  await liftFault(walk);
}

async function meetSpoilt(walk: Walk, row: ActionRow, spoilt: Spoilt): Promise<void> {
  await press(walk, row);
  const { words, told = row.told } = spoilt;
  if (words !== undefined) return await expectTold(walk, row, words, { told });
  await seen(row.done(walk.page));
  await expectSound(walk);
  await liftFault(walk);
  // Who is signed in is led on from where one signs in.
  if (row.who.as === 'visitor') {
    await walk.page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await seen(walk.page.getByRole('heading', { level: 1, name: row.heading ?? '' }));
  }
  await prepare(walk, row);
}

async function meet(walk: Walk, row: ActionRow, fault: FaultName): Promise<void> {
  const { page } = walk;
  if (fault === 'wrong type') return await meetSpoilt(walk, row, row.wrongType);
  if (fault === 'missing field') return await meetSpoilt(walk, row, row.missing);
  await press(walk, row);
  if (fault === 'slow') {
    await seen(row.done(page));
    expect(await heardOn(page)).toContain(row.busy);
    await expectSound(walk);
    return await liftFault(walk);
  }
  if (fault === '401' && row.who.as !== 'visitor') {
    await endSession(walk, row);
    await enterAs(walk, row.who);
    return await prepare(walk, row);
  }
  const placed = row.speaks === 'message' && fault === 'error body' ? OWN_MESSAGE : wordsOf(fault);
  await expectTold(walk, row, wordsOf(fault), { placed });
}

/** Walks one call through every fault, pressing again after each. */
export async function walkAction(walk: Walk, key: EndpointKey, row: ActionRow): Promise<void> {
  await enterAs(walk, row.who);
  await prepare(walk, row);
  // The last one lets the call through, whatever the turn.
  for (const fault of new Set<FaultName>([...faultsOf(key, 2), 'slow'])) {
    await steps.step(`${key} × ${fault}`, async () => {
      await setFault(walk, key, FAULT_OF[fault](row));
      await meet(walk, row, fault);
    });
  }
}
