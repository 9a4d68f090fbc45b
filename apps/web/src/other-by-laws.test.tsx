import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, samplePersona } from '@coop/addresses/sample';
import { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { figuresOnlyIn } from '@coop/contracts/testing/by-law-figures';
import other from '@coop/contracts/testing/other-by-laws.json' with { type: 'json' };
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from './feed/query-client.ts';
import { openProduct } from './testing/render-screen.tsx';

// Every page behind a sign-in as another cooperative has it: its configuration, over a mock with its by-laws, which
// vitest.config.ts names in the environment.

const by_laws = ByLaws.parse(other);
const figures = figuresOnlyIn(EXAMPLE_BY_LAWS, by_laws);

const MEMBERS = ['00001', '00003', '00005', '00011', '00013'];
const AGENCIES = ['80010001', '80010003'];
const PAGES = ADDRESSES.filter(({ layout }) => layout === 'member' || layout === 'membergroup');

test.each(PAGES.map((row) => [row.path, row] as const))(
  '%s has no figure of the example’s by-laws',
  async (_, row) => {
    const isAgency = row.layout === 'membergroup';
    const at = sampleAddress(row);
    // A page of one record is that of the persona who has it.
    const isOne = row.path.includes(':');
    const people = isOne ? [samplePersona(row) ?? ''] : isAgency ? AGENCIES : MEMBERS;
    for (const who of people) {
      await openProduct({
        at,
        ...(isAgency ? { agency: who } : { member: who }),
        site: { by_laws },
      });
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      const text = document.body.textContent ?? '';
      const told = figures.flatMap(({ law, says }) => {
        const [found] = says.exec(text) ?? [];
        return found === undefined ? [] : [`${law}: ${found}`];
      });
      expect({ who, told }).toEqual({ who, told: [] });
      cleanup();
    }
  },
);
