import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, samplePersona } from '@coop/addresses/sample';
import { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { figuresOnlyIn } from '@coop/contracts/testing/by-law-figures';
import other from '@coop/contracts/testing/other-by-laws.json' with { type: 'json' };
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './feed/query-client.ts';
import './testing/dialogs.ts';
import { PERIOD_PRESETS } from './tables/period.ts';
import { watchDownloads } from './testing/downloads.ts';
import { isDrawn } from './testing/drawn.ts';
import { openProduct } from './testing/render-screen.tsx';
import { unzip } from './testing/unzip.ts';

// Every page behind a sign-in and every public page of ours, their papers and files as another cooperative has them: its configuration, over a mock
// with its by-laws, which vitest.config.ts names in the environment. A PDF file says what its paper says (read-paper.tsx).

const by_laws = ByLaws.parse(other);
const figures = figuresOnlyIn(EXAMPLE_BY_LAWS, by_laws);

const MEMBERS = ['00001', '00003', '00005', '00011', '00013'];
const AGENCIES = ['80010001', '80010003'];
const PAGES = ADDRESSES.filter(
  ({ layout, isOurs }) => layout === 'member' || layout === 'membergroup' || isOurs,
);

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
  return () => vi.unstubAllGlobals();
});

/** Names of the buttons that print, or open the menu of a table's files. */
const PRINTS = /^พิมพ์(?!ผิด)/;
const FILES = /^ดาวน์โหลด(ตาราง)?$/;

const textOf = async (name: string, content: Blob): Promise<string> =>
  name.endsWith('.xlsx') ? [...(await unzip(content)).values()].join(' ') : await content.text();

/** Returns what the papers of the open page say that it prints, and its tables' files. */
async function printedAndSaved(user: UserEvent): Promise<string> {
  const texts: string[] = [];
  for (const button of screen.queryAllByRole('button', { name: PRINTS })) {
    await user.click(button);
    texts.push(document.body.textContent ?? '');
  }
  const downloads = watchDownloads();
  for (const button of screen.queryAllByRole('button', { name: FILES })) {
    for (const kind of ['ไฟล์ Excel (.xlsx)', 'ไฟล์ CSV (.csv)']) {
      const before = downloads.length;
      await user.click(button);
      await user.click(screen.getByRole('menuitem', { name: kind }));
      await waitFor(() => expect(downloads.length).toBe(before + 1));
    }
  }
  for (const { name, content } of downloads) texts.push(await textOf(name, content));
  return texts.join(' ');
}

test.each(PAGES.map((row, turn) => [row.path, row, turn] as const))(
  '%s has no figure of the example’s by-laws',
  async (_, row, turn) => {
    const isAgency = row.layout === 'membergroup';
    const address = sampleAddress(row);
    // A page of one record is that of the persona who has it.
    const isOne = row.path.includes(':');
    const known = isAgency ? AGENCIES : MEMBERS;
    // By day one of two, or two of five, in turn from page to page.
    const people = isOne
      ? [samplePersona(row) ?? '']
      : known.filter((_, index) => isDrawn(index + turn, isAgency ? 2 : 3));
    for (const who of people) {
      const { user } = await openProduct({
        at: address,
        ...(isAgency ? { agency: who } : { member: who }),
        site: { by_laws },
      });
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      const page = document.body.textContent ?? '';
      const all = `${page} ${await printedAndSaved(user)}`;
      // A period of any statement is no by-law.
      const text = all.replaceAll(PERIOD_PRESETS.quarter, '');
      const figuresFound = figures.flatMap(({ law, says }) => {
        const [found] = says.exec(text) ?? [];
        return found === undefined ? [] : [`${law}: ${found}`];
      });
      expect({ who, told: figuresFound }).toEqual({ who, told: [] });
      cleanup();
    }
  },
);
