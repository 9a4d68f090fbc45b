import { topicCategories } from '@coop/cooperative/site/topics/categories';
import { plainText } from '@coop/format/text/truncate';
import type { Caller } from './caller.ts';

/** A page of the public site as its readers get it. */
export interface PublicText {
  readonly where: string;
  readonly title: string;
  readonly html: string;
  readonly publishedAt: string;
}

/** Every page of a list that is asked for page by page. */
async function pagesOf<Row>(
  ask: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(page);
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) return rows;
  }
}

async function topics(caller: Caller): Promise<PublicText[]> {
  const texts: PublicText[] = [];
  for (const category of [
    ...topicCategories().map((topicCategory) => topicCategory.key),
    'organization',
  ]) {
    const rows = await pagesOf((page) => caller.ok('infoTopicList', { body: { category, page } }));
    for (const { topic_id } of rows) {
      const { title, html, published_at } = await caller.ok('infoTopicShow', {
        body: { topic_id },
      });
      texts.push({ where: `show/${topic_id}`, title, html, publishedAt: published_at });
    }
  }
  return texts;
}

async function threads(caller: Caller): Promise<PublicText[]> {
  const rows = await pagesOf((page) => caller.ok('infoBoardList', { body: { page } }));
  const texts: PublicText[] = [];
  for (const { board_id } of rows) {
    const thread = await caller.ok('infoBoardShow', { body: { board_id } });
    const html = JSON.stringify(thread);
    texts.push({ where: `board/${board_id}`, title: '', html, publishedAt: '' });
  }
  return texts;
}

async function demands(caller: Caller): Promise<PublicText[]> {
  const rows = await pagesOf((page) => caller.ok('infoDemandList', { body: { page } }));
  const texts: PublicText[] = [];
  for (const { demand_no } of rows) {
    const html = JSON.stringify(await caller.ok('infoDemandShow', { body: { demand_no } }));
    texts.push({ where: `demand/${demand_no}`, title: '', html, publishedAt: '' });
  }
  return texts;
}

/** Returns everything that a visitor of the public site can read. */
export async function publicTexts(caller: Caller): Promise<PublicText[]> {
  const single = ['infoMenuShow', 'infoFooterShow', 'infoHomeShow', 'infoElectionShow'] as const;
  const answers: PublicText[] = [];
  for (const key of single) {
    const html = (await caller.call(key, { body: {} })).text;
    answers.push({ where: key, title: '', html, publishedAt: '' });
  }
  return [
    ...(await topics(caller)),
    ...(await threads(caller)),
    ...(await demands(caller)),
    ...answers,
  ];
}

/** Title and text without tags. */
export const wordsOf = ({ title, html }: PublicText): string => `${title} ${plainText(html)}`;
