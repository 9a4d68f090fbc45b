import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzip } from '../../src/testing/unzip.ts';
import { drawnAt } from '../kit/drawn.ts';
import { LARGE, signInGroup } from '../kit/group-page.ts';
import { goOn } from '../kit/member-page.ts';
import { readPdf } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

// What a screen offers as files is saved and opened, where it is largest: 35 years of a member, an agency of 400. Of each
// menu a run opens the kind that its commit draws.

const WRITERS: readonly [kind: string, opens: (bytes: Buffer) => Promise<number>][] = [
  ['xlsx', rowsOf],
  ['csv', async (bytes) => bytes.toString('utf8').split('\r\n').length],
  ['pdf', async (bytes) => (await readPdf(bytes)).pages.length],
  ['ics', async (bytes) => bytes.toString('utf8').split('BEGIN:VEVENT').length],
];

async function rowsOf(bytes: Buffer): Promise<number> {
  const parts = await unzip(new Blob([new Uint8Array(bytes)]));
  return parts.get('xl/worksheets/sheet1.xml')?.split('<row ').length ?? 0;
}

/** Returns what was saved, by its ending, with how much is in it. */
async function opened(file: Download): Promise<string> {
  const name = file.suggestedFilename();
  const [kind, read] = WRITERS.find(([kind]) => name.endsWith(`.${kind}`)) ?? [];
  if (!kind || !read) throw new Error(`no file of this kind is known: ${name}`);
  expect(await read(await readFile(await file.path())), name).toBeGreaterThan(0);
  return kind;
}

async function saved(page: Page, press: () => Promise<unknown>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return opened(file);
}

/** Files that the buttons of a page save, from the top down: a paper, or what the items of a menu say. */
type Buttons = readonly (readonly string[])[];

const PAPER = ['pdf'];
const TABLE = ['xlsx', 'csv'];
const MENU = [...TABLE, 'pdf'];

/** Presses whatever saves a file on the page that is open, also in its menus, and opens what was saved. */
async function expectFiles(page: Page, wanted: Buttons, place: number): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name: /^ดาวน์โหลด/ });
  await expect(buttons).toHaveCount(wanted.length);
  for (const [index, kinds] of wanted.entries()) {
    const button = buttons.nth(index);
    if ((await button.getAttribute('aria-haspopup')) === null) {
      expect([await saved(page, () => button.click())]).toEqual(kinds);
      continue;
    }
    const items = page.getByRole('menuitem');
    for (const [item, kind] of drawnAt(place + index, [...kinds.entries()])) {
      await button.click();
      await expect(items).toHaveCount(kinds.length);
      expect(await saved(page, () => items.nth(item).click())).toBe(kind);
    }
  }
}

type Screens = readonly (readonly [screen: string, Buttons])[];

const MEMBER: Readonly<Record<string, Screens>> = {
  'shares, loans and deposits': [
    ['share', [MENU]],
    ['loan', [MENU]],
    ['deposit', [MENU]],
    ['retirement', [MENU]],
  ],
  'what is collected and guaranteed': [
    ['kep', [PAPER, MENU, MENU, MENU]],
    ['coll', [MENU, MENU]],
    ['dividend', [PAPER, TABLE]],
  ],
  'what is asked for and confirmed': [
    ['calendar', [MENU]],
    ['welfare', [MENU]],
    ['gian', [PAPER, MENU, MENU]],
    ['confirmData', [PAPER, TABLE]],
  ],
};

for (const [about, screens] of Object.entries(MEMBER)) {
  test(`[MEM-28][WEB-14] 35 years of a member, ${about}: every file opens`, async ({ page }) => {
    await signIn(page, '4');
    for (const [place, [screen, wanted]] of screens.entries()) {
      await goOn(page, `/member/${screen}`);
      await expectFiles(page, wanted, place);
    }
  });
}

test('[MEM-28][WEB-14] 35 years of a member: every file of a statement opens', async ({ page }) => {
  await signIn(page, '4');
  for (const [place, [list, statement]] of [
    ['loan', 'loan_statement'],
    ['deposit', 'dep_statement'],
  ].entries()) {
    await goOn(page, `/member/${list}`);
    await page
      .locator(`main a[href^="/member/${statement}/"]`)
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(`/member/${statement}/*`);
    // The list stays until the statement is there, which then takes the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectFiles(page, [MENU], place);
  }
});

const AGENCY: Screens = [
  ['dashboard', [MENU]],
  ['keeprep', [MENU]],
  ['delivery_book', [PAPER]],
  ['summarize_rep', [MENU, MENU, MENU]],
  ['guide_group', [['ics']]],
  ['deduct_result', [['xlsx']]],
];

test('[GRP-07][WEB-14] an agency of 400: every file of every screen opens', async ({ page }) => {
  await signInGroup(page, LARGE, '/membergroup/guide_group');
  for (const [place, [screen, wanted]] of AGENCY.entries()) {
    await goOn(page, `/membergroup/${screen}`);
    await expectFiles(page, wanted, place);
  }
});
