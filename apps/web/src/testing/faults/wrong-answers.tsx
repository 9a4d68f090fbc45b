import type { Address } from '@coop/addresses/address';
import { sampleAddress, sampleFeeds, sampleOf } from '@coop/addresses/sample';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../../client/backend.ts';
import { screenAt } from '../../routes/routes.tsx';
import { isDrawn } from '../drawn.ts';
import { fetchFromMock, openWorld, signIn, signInAgency } from '../mock-backend.ts';
import { openScreen, SITE } from '../render-screen.tsx';
import { nonsense } from '../sound.ts';
import { type Area, rowsIn } from './areas.ts';

// A backend may leave fields out, or send something else in their place. Whatever it is, every screen keeps its
// heading and shows nothing that tells of the program instead of them.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same answer with every value spoilt; of a list two rows are enough. */
function changeLeaves(value: Json, leaf: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => changeLeaves(item, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changeLeaves(item, leaf)]),
  );
}

const emptyRows = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, Array.isArray(item) ? [{}, null] : item]),
      )
    : value;

const WRONG: readonly (readonly [what: string, (answer: Json) => Json])[] = [
  ['no fields at all', () => ({})],
  ['rows without fields', emptyRows],
  ['null everywhere', (answer) => changeLeaves(answer, () => null)],
  [
    'words for numbers and numbers for words',
    (answer) => changeLeaves(answer, (value) => (typeof value === 'string' ? 7 : 'คำ')),
  ],
  ['objects for values', (answer) => changeLeaves(answer, () => ({}))],
];

const MEMBER = '00001';
const AGENCY = '80010001';

interface SampleState {
  readonly row: Address;
  readonly at: string;
  readonly feeds: readonly (readonly [EndpointKey, object])[];
}

/** Every state of a sample page with the feeds that are asked there. */
function statesOf(row: Address): SampleState[] {
  const feeds = sampleFeeds(row);
  const plainFeeds = feeds.filter(([, feed]) => !feed.at);
  const addresses =
    plainFeeds.length > 0 ? [sampleAddress(row), ...(sampleOf(row).alsoAt ?? [])] : [];
  return [
    ...addresses.map((address) => ({
      row,
      at: address,
      feeds: plainFeeds.map(([key, { input = {} }]) => [key, input] as const),
    })),
    ...feeds.flatMap(([key, { at, input = {} }]) =>
      at ? [{ row, at, feeds: [[key, input] as const] }] : [],
    ),
  ];
}

/** Returns what the mock answers to the sample's member and agency. */
async function goodAnswers(feeds: SampleState['feeds']): Promise<Map<EndpointKey, Json>> {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, MEMBER);
  await signInAgency(api, AGENCY);
  // The table pairs each key with what it is asked; here the two come apart.
  const ask = api as unknown as (key: string, input: object) => Promise<Json>;
  const answers = feeds.map(async ([key, input]) => [key, await ask(key, input)] as const);
  return new Map(await Promise.all(answers));
}

/** Returns what a page's answers are spoilt with: two of the five, in turn from page to page. */
const wrongOf = (page: number) => WRONG.filter((_, index) => isDrawn(index + page, 3));

/** Tests the pages of an area with answers that break the contract. */
export function testWrongAnswers(area: Area): void {
  // The client says where an answer differs from the contract; here all of them do.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  const states = rowsIn(area)
    .flatMap(statesOf)
    .map((state, page) => ({ ...state, page }));
  describe.each(states)('$at', ({ row, at, feeds, page }) => {
    test.each(wrongOf(page))(
      '[ERR-01][FMT-02][FMT-03] of %s stays usable and shows no NaN',
      async (_, spoilt) => {
        const good = await goodAnswers(feeds);
        const { Component } = await screenAt(row)();
        await openScreen(Component, {
          member: MEMBER,
          agency: AGENCY,
          at,
          path: row.path,
          before: ({ faults }) => {
            for (const [endpoint, answer] of good) {
              faults.add({ endpoint, status: 200, body: spoilt(answer) });
            }
          },
        });
        await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
        expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
          sampleOf(row).heading ?? '',
        );
        expect(nonsense()).toEqual([]);
        cleanup();
      },
    );
  });
}
