import type { Address } from '@coop/addresses/address';
import { sampleAddress, sampleFeeds, sampleOf, samplePersona } from '@coop/addresses/sample';
import type { SampleFeed } from '@coop/addresses/samples/sample-page';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { World } from '@coop/mock-api/world/world';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenAt } from '../../routes/routes.tsx';
import { groupSession, memberSession } from '../../session/session.ts';
import '../dialogs.ts';
import { type OpenScreen, openProduct, openScreen } from '../render-screen.tsx';
import { nonsense } from '../sound.ts';
import { type Area, rowsIn } from './areas.ts';
import { EXPIRED, type FeedFault, faultsOf, OWN_MESSAGE } from './faults.ts';
import { bodyText, failedPlaces, type Told, toldOf } from './told.ts';

// Whatever becomes of a call that a page makes by itself, the page stands, says it in Thai and offers to ask again.

interface Case extends FeedFault {
  readonly row: Address;
  readonly key: EndpointKey;
  readonly feed: SampleFeed;
}

const casesOf = (row: Address): Case[] =>
  sampleFeeds(row).flatMap(([key, feed]) =>
    faultsOf(key, feed).map((fault) => ({ ...fault, row, key, feed })),
  );

let alerts: string[] = [];

/** Nothing on the page tells of the program instead of the records, and the browser said only this. */
function expectSound(expected: readonly string[]): void {
  expect(nonsense()).toEqual([]);
  expect(alerts).toEqual(expected);
}

interface Opened extends OpenScreen {
  readonly world: World;
  readonly told: Told;
}

/** The session of the page's area has ended, so that there is no page any more. */
function hasEnded({ session }: Address): boolean {
  if (session === 'none') return false;
  return (session === 'member' ? memberSession : groupSession).get() === undefined;
}

/** The page with the fault in force for one of its calls. */
async function openWith({ row, key, feed, fault }: Case): Promise<Opened> {
  let world: World | undefined;
  const texts = toldOf(key, row.path);
  const no = samplePersona(row);
  const options = {
    at: feed.at ?? sampleAddress(row),
    path: row.path,
    site: { passkey: true },
    ...(row.session === 'member' && no && { member: no }),
    ...(row.session === 'membergroup' && no && { agency: no }),
    before(other: World) {
      world = other;
      other.faults.add({ endpoint: key, ...fault });
    },
  };
  const { Component } = await screenAt(row)();
  const page = texts.frame ? await openProduct(options) : await openScreen(Component, options);
  if (!world) throw new Error('no world');
  const { heading } = sampleOf(row);
  if (heading) {
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(() => hasEnded(row) || expect(title()).toContain(heading));
  }
  if (!hasEnded(row)) await texts.open?.();
  return { ...page, world, told: texts };
}

/** The fault has met a call; then there is none any more. */
async function lift({ faults }: World): Promise<void> {
  await waitFor(() => expect(faults.list()[0]?.applied).toBeGreaterThan(0));
  faults.clear();
}

const shows = (words: string | undefined) =>
  waitFor(() => expect(bodyText()).toContain(words ?? ''));

/** The words of the failure where they should be; asked again the records come, and nothing tells of it any more. */
async function fails(testCase: Case): Promise<void> {
  const { told, toasts, world } = await openWith(testCase);
  const { words, row, name, feed } = testCase;
  if (told.instead !== undefined) {
    await lift(world);
    await shows(told.instead);
    return expectSound([]);
  }
  const retries = await failedPlaces(told, words);
  const all =
    row.session === 'membergroup' && name === 'error body' ? [words, OWN_MESSAGE] : [words];
  expect(toasts.map(({ title, text }) => `${title}: ${text}`)).toEqual(
    told.quiet ? [] : all.map((text) => `Error: ${text}`),
  );
  const { alert } = told;
  if (alert) await waitFor(() => expect(alerts[0]).toContain(alert + words));
  expectSound(alerts.slice(0, alert ? 1 : 0));
  await lift(world);
  for (const retry of retries) fireEvent.click(retry);
  await shows(feed.shows);
  await waitFor(() => expect(bodyText()).not.toContain(words));
}

/** A 401 ends the session of whoever has one. */
async function ends(testCase: Case): Promise<void> {
  const { session } = testCase.row;
  if (session === 'none') return await fails(testCase);
  const { toasts } = await openWith(testCase);
  const isMember = session === 'member';
  await waitFor(() => expect(hasEnded(testCase.row)).toBe(true));
  expect(alerts).toEqual(isMember ? [EXPIRED] : []);
  if (!isMember)
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain(testCase.words));
}

/** Read tolerantly: what is whole is shown, and nothing claims to have failed. */
async function reads(testCase: Case): Promise<void> {
  const { told, world, toasts } = await openWith(testCase);
  await lift(world);
  await shows(told.keeps ?? testCase.feed.shows);
  expectSound([]);
  expect(toasts).toEqual([]);
  expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
}

/** Boxes stand where it will be, which is announced; then it is there. */
async function waits(testCase: Case): Promise<void> {
  const { told, world } = await openWith(testCase);
  if (!told.frame && testCase.feed.shows) await shows('กำลังโหลดข้อมูล');
  await lift(world);
  await shows(testCase.feed.shows);
  expectSound([]);
}

const MEET = { fails, ends, reads, waits };

/** Tests each call that the pages of an area make by themselves, with each of its faults. */
export function testPageFaults(area: Area): void {
  beforeEach(() => {
    alerts = [];
    vi.spyOn(window, 'alert').mockImplementation((words) => void alerts.push(String(words)));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  const cases = rowsIn(area).flatMap(casesOf);
  test.each(
    cases.map(
      (testCase) => [`${testCase.row.path}: ${testCase.key} × ${testCase.name}`, testCase] as const,
    ),
  )(
    '[ERR-01][ERR-02][ERR-03][WEB-07][AUTH-08][GRP-12] %s is told in Thai, and the page stands',
    (_, testCase) => MEET[testCase.meets](testCase),
  );
}
