import type { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { figuresOnlyIn } from '@coop/contracts/testing/by-law-figures';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { expect, test } from 'vitest';
import { startMock } from '../start-mock.ts';
import { pushed, readAll, readFiles, readPublic, refusals, type Told } from './texts.ts';

// Under the second set of by-laws, which vitest.config.ts names in the environment.

const MEMBERS = ['00001', '00003', '00005', '00011', '00013'];
const AGENCIES = ['80010001', '80010003'];

/** People wrote these at a time when other by-laws may have held: no rule is told in them. */
const WRITTEN_BY_PEOPLE = ['infoBoardList', 'infoBoardShow', 'infoDemandList', 'infoDemandShow'];

/** Figures of the state, of one year's meeting and plan, and of a single order: no rule of the cooperative. */
const OF_OTHERS = new RegExp(
  [
    'เงินวิทยฐานะ 2,500 บาท',
    'คณะกรรมการเสนอเพิ่มงบปี',
    'ต่ำกว่างบร้อยละ|สูงกว่าแผนร้อยละ',
    'คนละ 800 บาท|ทุนละ 5,000 บาท',
    'วงเงินสดในมือ',
    'เร่งจ่ายสวัสดิการให้เสร็จภายใน',
    'รับคำขอใช้สิทธิของสมาชิก|ผู้บริหารที่เลือกตั้งใหม่|ผู้แทนสมาชิกขอแก้ไข|ใบรับรองแพทย์',
  ].join('|'),
);

async function everything(): Promise<readonly Told[]> {
  await using mock = await startMock();
  const visitor = await mock.caller();
  const answers = [...(await readAll(visitor, 'none')), ...(await readPublic(visitor))];
  for (const no of MEMBERS) {
    const caller = await mock.signIn(no);
    answers.push(...(await readAll(caller, 'member')), ...(await refusals(caller)));
    answers.push(...pushed(mock.world, no));
  }
  for (const no of AGENCIES)
    answers.push(...(await readAll(await mock.signInAgency(no), 'membergroup')));
  answers.push(...(await readFiles(mock.app, answers)));
  return answers.filter(
    ({ key, text }) => !WRITTEN_BY_PEOPLE.includes(key) && !OF_OTHERS.test(text),
  );
}

/** Returns `law: call: sentence` for each figure of one set that the other has nowhere. */
function found(answers: readonly Told[], laws: ByLaws, other: ByLaws): readonly string[] {
  const figures = figuresOnlyIn(laws, other);
  const hits = answers.flatMap(({ key, text }) =>
    figures.flatMap(({ law, says }) => {
      const [words] = says.exec(text) ?? [];
      return words === undefined ? [] : `${law}: ${words}: ${key}: ${text.slice(0, 200)}`;
    }),
  );
  return [...new Set(hits)];
}

test('[LAW-02] no answer, refusal, notice or file tells a figure of the by-laws that another cooperative has', async () => {
  const answers = await everything();
  expect(found(answers, EXAMPLE_BY_LAWS, BY_LAWS)).toEqual([]);
  // Its own figures are told, so that the search sees them.
  const ownHits = found(answers, BY_LAWS, EXAMPLE_BY_LAWS).map((line) => line.replace(/:.*/, ''));
  expect([...new Set(ownHits)]).toEqual(
    expect.arrayContaining(['salary.left', 'shares.most_monthly', 'loans.products.0.cap']),
  );
});
