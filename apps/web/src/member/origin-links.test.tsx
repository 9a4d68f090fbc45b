import '../testing/dialogs.ts';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { examples } from '@coop/contracts/examples/examples';
import type { World } from '@coop/mock-api/world/world';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comeBack } from '../testing/come-back.ts';
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

const marked = () => [...document.querySelectorAll('main [aria-current="location"]')];

/** The first and the last of the rows of a page. */
const drawnOf = (links: ReadonlySet<string>) =>
  [...Map.groupBy(links, (link) => link.split('#')[0]).values()].flatMap((rows) => [
    ...new Set([rows[0] ?? '', rows.at(-1) ?? '']),
  ]);

/** The row is marked, in no closed fold, or the page is one record by itself. */
async function expectRow(link: string): Promise<void> {
  if (link.includes('#')) {
    await waitFor(() => expect(marked(), link).not.toHaveLength(0));
    expect(marked().filter((row) => row.closest('details:not([open])'))).toEqual([]);
  } else expect(link).toBe('/member/dividend?paid=2026');
}

interface Page {
  readonly path: string;
  readonly links: number;
  /** Member whose page it is, where it is not the first. */
  readonly member?: string;
  readonly before?: VisitOptions['before'];
}

const leave = (world: World, member = '00001') => noteEnd(world, member, 'ลาออก');

/** A settlement in the week between the meeting that approved a dividend and the day of its payout. */
async function leaveUnpaid(world: World): Promise<void> {
  await comeBack(world, '00001', '2027-01-26');
  const { response } = examples.memberSettlementShow;
  const amount = '18795.48';
  const line = { kind: 'ปันผล', item_desc: 'ปันผลที่ยังไม่จ่าย', ref_no: '', rule: '' } as const;
  const body = {
    ...response,
    as_of: '2027-01-26',
    settlement_status: 'รอคณะกรรมการ',
    lines: [{ ...line, amount, interest: '0.00', used: '0.00' }],
    owned: amount,
    left: amount,
  };
  world.faults.add({ endpoint: 'memberSettlementShow', body });
}

const PAGES: readonly Page[] = [
  { path: '/member/kep', links: 5 },
  { path: '/member/kep?period=256910', links: 5 },
  {
    path: '/member/kep?period=257002',
    links: 5,
    member: '00112',
    before: (world) => comeBack(world, '00112', '2027-02-20'),
  },
  { path: '/member/dividend?year=2569', links: 16 },
  { path: '/member/coll', links: 1 },
  { path: '/member/borrow', links: 2 },
  { path: '/member/year', links: 7 },
  { path: '/member/loan_statement/สม.2569%2F64542', links: 11 },
  { path: '/member/settlement', links: 5, before: leave },
  {
    path: '/member/settlement',
    links: 8,
    member: '00003',
    before: (world) => leave(world, '00003'),
  },
  { path: '/member/settlement', links: 1, before: leaveUnpaid },
  { path: '/member/family', links: 10 },
];

test.each(PAGES.map((page) => [page.path, page.member ?? '00001', page] as const))(
  '[ABI-13] each row behind a sum of %s of %s stands where its link leads',
  async (path, member, { links: count, before }) => {
    const visit = { member, at: path, site, ...(before && { before }) };
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
