import type { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { figuresOnlyIn } from '@coop/contracts/testing/by-law-figures';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { expect, test } from 'vitest';
import { startMock } from '../start-mock.ts';
import { readAll, refusals, type Told } from './texts.ts';

// Under the second set of by-laws, which vitest.config.ts names in the environment.

const MEMBERS = ['00001', '00003', '00005', '00011', '00013'];
const AGENCIES = ['80010001', '80010003'];

/** People wrote these at a time when other by-laws may have held: no rule is told in them. */
const WRITTEN_BY_PEOPLE = ['infoBoardList', 'infoBoardShow', 'infoDemandList', 'infoDemandShow'];

/** The pay that comes with a rank, and money for scholarships: figures of the state and of one year's meeting. */
const OF_OTHERS = /เงินวิทยฐานะ 2,500 บาท|คณะกรรมการเสนอเพิ่มงบปี/;

async function everything(): Promise<readonly Told[]> {
  await using mock = await startMock();
  const told = [...(await readAll(await mock.caller(), 'none'))];
  for (const no of MEMBERS) {
    const caller = await mock.signIn(no);
    told.push(...(await readAll(caller, 'member')), ...(await refusals(caller)));
  }
  for (const no of AGENCIES)
    told.push(...(await readAll(await mock.signInAgency(no), 'membergroup')));
  return told.filter(({ key, text }) => !WRITTEN_BY_PEOPLE.includes(key) && !OF_OTHERS.test(text));
}

/** Returns `law: call: sentence` for each figure of one set that the other has nowhere. */
function found(told: readonly Told[], one: ByLaws, other: ByLaws): readonly string[] {
  const figures = figuresOnlyIn(one, other);
  const hits = told.flatMap(({ key, text }) =>
    figures
      .filter(({ says }) => says.test(text))
      .map(({ law }) => `${law}: ${key}: ${text.slice(0, 200)}`),
  );
  return [...new Set(hits)];
}

test('no answer and no refusal tells a figure of the by-laws that another cooperative has', async () => {
  const told = await everything();
  expect(found(told, EXAMPLE_BY_LAWS, BY_LAWS)).toEqual([]);
  // Its own figures are told, so that the search sees them.
  const own = found(told, BY_LAWS, EXAMPLE_BY_LAWS).map((line) => line.replace(/:.*/, ''));
  expect([...new Set(own)]).toEqual(
    expect.arrayContaining(['salary.left', 'shares.most_monthly', 'loans.products.0.cap']),
  );
});
