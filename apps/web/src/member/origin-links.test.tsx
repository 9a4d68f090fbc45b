import '../testing/dialogs.ts';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteEnd } from '../testing/end-notice.ts';
import { type OpenScreen, openProduct, type VisitOptions } from '../testing/render-screen.tsx';

const site = { by_laws: { loans: { products: EXAMPLE_BY_LAWS.loans.products } } };
const SUM = /^ที่มาของ/;

/** Presses every sum of the page, and those of its dialogs; returns the addresses behind their rows. */
async function linksBehind({ user }: OpenScreen): Promise<Set<string>> {
  const links = new Set<string>();
  const pressed = new Set<string>();
  const waiting = await screen.findAllByTitle(SUM);
  for (let sum = waiting.shift(); sum; sum = waiting.shift()) {
    if (pressed.has(sum.title)) continue;
    pressed.add(sum.title);
    await user.click(sum);
    const dialog = within(await screen.findByRole('dialog', { name: sum.title }));
    for (const link of dialog.queryAllByRole('link')) links.add(link.getAttribute('href') ?? '');
    waiting.unshift(...dialog.queryAllByTitle(SUM));
  }
  return links;
}

const marked = () => document.querySelector('main [aria-current="location"]');

/** The first and the last of the rows of a page. */
const drawnOf = (links: ReadonlySet<string>) =>
  [...Map.groupBy(links, (link) => link.split('#')[0]).values()].flatMap((rows) => [
    ...new Set([rows[0] ?? '', rows.at(-1) ?? '']),
  ]);

/** The row is marked, or the page is one record by itself. */
async function expectRow(link: string): Promise<void> {
  if (link.includes('#')) await waitFor(() => expect(marked(), link).not.toBeNull());
  else expect(link).toBe('/member/dividend?paid=2026');
}

type Page = readonly [path: string, links: number, before?: VisitOptions['before']];

const PAGES: readonly Page[] = [
  ['/member/kep', 5],
  ['/member/kep?period=256910', 5],
  ['/member/dividend?year=2569', 16],
  ['/member/coll', 1],
  ['/member/borrow', 2],
  ['/member/year', 7],
  ['/member/loan_statement/สม.2569%2F64542', 11],
  ['/member/settlement', 5, (world) => noteEnd(world, '00001', 'ลาออก')],
  ['/member/family', 10],
];

test.each(PAGES.map((page) => [page[0], page] as const))(
  '[ABI-13] each row behind a sum of %s stands where its link leads',
  async (path, [, count, before]) => {
    const visit = { member: '00001', at: path, site, ...(before && { before }) };
    const page = await openProduct(visit);
    if (path === '/member/family') {
      await page.user.type(await screen.findByLabelText('รหัสผ่าน'), 'demo1234{Enter}');
    }
    const links = await linksBehind(page);
    for (const link of drawnOf(links)) {
      cleanup();
      await openProduct({ ...visit, at: link });
      await expectRow(link);
    }
    expect(links.size).toBe(count);
  },
);
