import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { answerOf, sampleAddress, samplePersona } from '@coop/addresses/sample';
import type { CDPSession, Page } from '@playwright/test';
import { type Stop, stopsOf } from '../engines/stops.ts';
import { drawn } from '../kit/drawn.ts';
import { goOn, settledMain } from '../kit/member-page.ts';
import { enter, expect, test } from '../kit/world.ts';
import { isException } from '../walk/exceptions.ts';
import { wrongStops } from './wrong-stops.ts';

// Each page that answers something, as a screen reader reads it from the skip link on. What is heard is kept in `pages`
// for a person to read: `CASES=all playwright test e2e/heard --update-snapshots` writes it anew. A run hears the pages that
// its commit draws.

const WITHIN = 15;
/** Rows of a table that are kept; the others are heard as they are. */
const ROWS = 2;

const PAGES = ADDRESSES.filter((row) => answerOf(row) !== undefined);

/** The clock goes on while pages are opened. */
const TIME = /\d{2}:\d{2} น\./g;
/** Papers say where they are checked: at this test's server. */
const HOST = /127\.0\.0\.1:\d+/g;

/** Pictures of the news come as they are scrolled to. */
const isKept = ({ name, row = 0 }: Stop) => row <= ROWS && !name.startsWith('ภาพประกอบ');
const lineOf = ({ role, name, value, column, row }: Stop) =>
  [
    role === 'StaticText' ? '' : `${role}:`,
    row && column && `[${column}]`,
    name.replaceAll(/\s+/g, ' ').replaceAll(TIME, '00:00 น.').replaceAll(HOST, 'coop.example'),
    value && `= ${value}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Opens the first page by its address, the others as a link does. */
async function openPage(page: Page, row: Address): Promise<void> {
  const who = samplePersona(row);
  const address = sampleAddress(row);
  if (new URL(page.url()).pathname.startsWith(row.path.split('/', 2).join('/')))
    return goOn(page, address);
  if (who) await enter(page, row.session === 'member' ? { member: who } : { agency: who }, address);
  else await page.goto(address);
  await expect(page.getByRole('main')).toContainText(answerOf(row) ?? '');
  await settledMain(page);
}

/** Reads the page once two readings in a row are the same: pieces come after the records. */
async function readAtRest(session: CDPSession): Promise<readonly Stop[]> {
  let stops: readonly Stop[] = [];
  const isAtRest = async () => {
    const before = stops;
    stops = await stopsOf(session, 'main');
    return isDeepStrictEqual(stops, before);
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return stops;
}

/** Compares what is heard with what was kept, and says which laws it breaks. */
async function listen(session: CDPSession, row: Address): Promise<string[]> {
  const name = row.path.slice(1).replaceAll(/[/:]+/g, '-');
  let stops: readonly Stop[] = [];
  await expect(async () => {
    stops = await readAtRest(session);
    const kept = stops.filter(isKept).map(lineOf);
    expect(`${kept.join('\n')}\n`).toMatchSnapshot(['pages', `${name}.txt`]);
  }).toPass({ timeout: 30_000 });
  const answer = answerOf(row) ?? '';
  const answeredAt = stops.findIndex((stop) =>
    `${stop.name} ${stop.value}`.replaceAll(/\s+/g, ' ').includes(answer),
  );
  const late = `«${answer}» is heard at stop ${answeredAt + 1}.`;
  const isEarly = answeredAt >= 0 && answeredAt < WITHIN;
  return [...wrongStops(stops), ...(isEarly ? [] : [late])]
    .filter((says) => !isException(`ear: ${says}`, sampleAddress(row)))
    .map((says) => `${row.path}: ${says}`);
}

test('[EAR-02] on a phone the word of a column is its head, and not in the cell again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/figures');
  await settledMain(page);
  const session = await page.context().newCDPSession(page);
  const stops = await readAtRest(session);
  expect(stops.filter(({ row = 0 }) => row > 0)).not.toEqual([]);
  expect(wrongStops(stops)).toEqual([]);
});

for (const area of ['none', 'member', 'membergroup'] as const) {
  test(`[EAR-02] every page of ${area} is heard as its snapshot says`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    for (const row of drawn(PAGES.filter((address) => address.session === area))) {
      await openPage(page, row);
      wrong.push(...(await listen(session, row)));
    }
    expect(wrong).toEqual([]);
  });
}
