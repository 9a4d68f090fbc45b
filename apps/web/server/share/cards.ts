import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import type { Card } from './picture/card.ts';
import { PAGE_TITLES, TOPIC } from './text.ts';

type CardWords = Pick<Card, 'title' | 'kind' | 'date'>;

const NUMBER = /^[1-9]\d{0,8}$/;
const SHOWN = 'แสดงแล้ว';
/** Longest name of a category that the wire takes. */
const LONGEST_NAME = 64;

const dayOf = (date: string) => (isEmptyDate(date) ? '' : formatThaiDate(date, 'long').trim());

async function topicCard(client: Client, id: string): Promise<CardWords | undefined> {
  if (!NUMBER.test(id)) return undefined;
  const topic = await client('infoTopicShow', { body: { topic_id: Number(id) } });
  return {
    title: topic.title,
    kind: topic.category_name || TOPIC,
    date: dayOf(topic.published_at),
  };
}

async function threadCard(client: Client, id: string): Promise<CardWords | undefined> {
  if (!NUMBER.test(id)) return undefined;
  const thread = await client('infoBoardShow', { body: { board_id: Number(id) } });
  // Until the staff have approved it, only its author may see a thread.
  if (thread.status !== SHOWN) return undefined;
  return { title: thread.Question, kind: 'กระทู้', date: dayOf(thread.created_at) };
}

async function listCard(client: Client, category: string): Promise<CardWords | undefined> {
  if (category.length > LONGEST_NAME) return undefined;
  const { category_name } = await client('infoTopicList', { body: { category, page: 1 } });
  return { title: category_name || TOPIC, kind: '', date: '' };
}

function pageCard(name: string, site: SiteConfig): CardWords | undefined {
  if (name === 'home') {
    return { title: site.www_description ?? site.coopNameTH, kind: '', date: '' };
  }
  const title = Object.hasOwn(PAGE_TITLES, name) ? PAGE_TITLES[name] : undefined;
  return title === undefined ? undefined : { title, kind: '', date: '' };
}

/** Returns what the picture of a page says, by its name below /og/; undefined for an unknown page. @throws ApiError */
export async function cardWordsOf(
  name: string,
  client: Client,
  site: SiteConfig,
): Promise<CardWords | undefined> {
  const [screen, id, ...more] = name.split('/');
  if (more.length > 0) return undefined;
  if (id !== undefined) {
    if (screen === 'show') return topicCard(client, id);
    if (screen === 'boardShow') return threadCard(client, id);
    if (screen === 'list') return listCard(client, id);
  }
  return pageCard(name, site);
}
