import { type EndpointKey, endpoints, type Response, readsOf } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { lawful } from '../testing/lawful.ts';
import { type Ask, walkOwn, walkPages } from './walk.ts';

/** Answers lawfully, and notes what was asked; what is `refused` is not answered. */
function asking(refused: readonly EndpointKey[] = [], loans = 1) {
  const calls: string[] = [];
  const ask: Ask = async <K extends EndpointKey>(key: K, body: object) => {
    calls.push(`${key} ${JSON.stringify(body)}`);
    if (refused.includes(key)) return undefined;
    const answer = lawful(key);
    const many = (count: number) =>
      Array.from({ length: count }, (_, no) => ({ loancontract_no: `${no}` }));
    return (key === 'memberLoanList' ? { ...answer, loans: many(loans) } : answer) as Response<K>;
  };
  return { asked: calls, ask };
}

test('everything of one’s own is opened: the lists, then each record of them', async () => {
  const { asked, ask } = asking();
  const answers = await walkOwn('member', ask);
  const reads = readsOf('member');
  expect(asked.slice(0, reads.length)).toEqual(reads.map((key) => `${key} {}`));
  expect(asked.slice(reads.length)).toContain('memberLoanStatementShow {"loancontract_no":"0"}');
  expect(asked.slice(reads.length)).toContain('memberKepShow {"recv_period":"256902"}');
  expect(answers.memberKepShow).toEqual([lawful('memberKepShow'), lawful('memberKepShow')]);
  expect(asked.some((text) => text.startsWith('membergroup'))).toBe(false);
});

test('an agency opens its own papers', async () => {
  const { asked, ask } = asking();
  await walkOwn('membergroup', ask);
  expect(asked).toContain('membergroupDashboardShow {}');
  const kinds = asked.map((text) => endpoints[text.split(' ')[0] as EndpointKey].session);
  expect(new Set(kinds)).toEqual(new Set(['membergroup']));
});

test('a list that was not answered has no records, and is not told', async () => {
  const { asked, ask } = asking(['memberLoanList']);
  const answers = await walkOwn('member', ask);
  expect(answers).not.toHaveProperty('memberLoanList');
  expect(asked.join()).not.toContain('memberLoanStatementShow');
});

test('twelve records of a list are opened', async () => {
  const { asked, ask } = asking([], 13);
  await walkOwn('member', ask);
  expect(asked.filter((text) => text.startsWith('memberLoanStatementShow'))).toHaveLength(12);
});

test('two pages of each public list are opened, and two years of news', async () => {
  const { asked, ask } = asking();
  const answers = await walkPages(ask, 'news');
  expect(asked).toEqual([
    'infoTopicList {"category":"news","page":1}',
    'infoTopicList {"category":"news","page":2}',
    'infoBoardList {"page":1}',
    'infoBoardList {"page":2}',
    'infoDemandList {"page":1}',
    'infoDemandList {"page":2}',
    'infoTopicList {"category":"news","year":2026,"page":1}',
    'infoTopicList {"category":"news","year":2025,"page":1}',
  ]);
  expect(answers.infoBoardList).toHaveLength(2);
});
