import { setImmediate } from 'node:timers/promises';
import {
  type HomeRates,
  type HomeSection,
  TOPICS_PER_PAGE,
  type Topic,
} from '@coop/contracts/info/topic';
import { hash32 } from '@coop/cooperative/chance/hash';
import { today } from '@coop/cooperative/moments';
import { COOPERATIVE, type Officer, officerName } from '@coop/cooperative/rules/cooperative';
import {
  approvalDay,
  approvedRates,
  lastApprovedYear,
} from '@coop/cooperative/rules/dividend-rates';
import { DEPOSIT_PRODUCTS, LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { committeeOf } from '@coop/cooperative/site/elected-committee';
import { publicDays } from '@coop/cooperative/site/public-days';
import type { Officers } from '@coop/cooperative/site/topics/block-html';
import { topicCategories } from '@coop/cooperative/site/topics/categories';
import type { PublishedTopic } from '@coop/cooperative/site/topics/published';
import {
  editionsOf,
  findTopic,
  hasEditions,
  htmlOf,
  isPinned,
  listsCommittee,
  titleOf,
  topicsOf,
} from '@coop/cooperative/site/topics/topics';
import type { RateStep } from '@coop/finance/rates';
import { formatRate } from '@coop/format/money';
import { includesThai, normaliseThai } from '@coop/format/text/thai-text';
import { plainText } from '@coop/format/text/truncate';
import { yearOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { portraitName } from '../portrait/portrait.ts';
import { attachmentsOf } from './files/attachment.ts';
import { linkOf, replacementOf, wireLine, wireRow } from './topic-row.ts';

function portraitOf(officer: Officer) {
  const name = officerName(officer);
  const file = portraitName(hash32(name), officer.title === 'นาย' ? 'm' : 'f', 'jpg');
  return { file, caption: `${name} ${officer.position}` };
}

/** Returns the portraits of the people on a page of the organisation, in its order. */
function staffPortraits({ plan }: PublishedTopic, officers: Officers) {
  return plan.text
    .flatMap((block) =>
      typeof block === 'object' && 'officers' in block ? officers[block.officers] : [],
    )
    .map(portraitOf);
}

/** Number of others of its category that an item leads to, besides its neighbours. */
const RELATED = 3;

const NEXT_DAYS = 3;

/** Sections of the first page and how many items each shows. */
const HOME_SECTIONS: readonly (readonly [category: string, rows: number])[] = [
  ['news', 3],
  ['notice', 4],
  ['activity-gallary', 4],
  ['Scholarships', 3],
  ['welfare', 3],
  ['coop_investment', 3],
  ['report_center', 3],
  ['rules', 3],
  ['news_letters', 3],
  ['download', 4],
];

/** Returns whether every word occurs in the title or the text. */
function holds(topic: PublishedTopic, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${titleOf(topic)} ${plainText(htmlOf(topic).join(' '))}`;
  return words.every((word) => includesThai(text, word));
}

const wireLink = (topic: PublishedTopic | undefined): Topic['next'] =>
  topic ? linkOf(topic) : null;

/** Returns the rate in force on a day and its start. */
function inForce({ name, rates }: { name: string; rates: readonly RateStep[] }, day: string) {
  const step = rates.findLast((rate) => rate.from <= day);
  return { name, rate: formatRate(step?.rate ?? 0), since: step?.from ?? day };
}

function ratesOn(day: string): HomeRates {
  const year = lastApprovedYear(day);
  const { dividend, refund } = approvedRates(year);
  return {
    loans: Object.values(LOAN_PRODUCTS).map((loanProduct) => inForce(loanProduct, day)),
    deposits: Object.values(DEPOSIT_PRODUCTS).map((depositProduct) => inForce(depositProduct, day)),
    dividend: {
      year,
      dividend_rate: formatRate(dividend),
      refund_rate: formatRate(refund),
      since: approvalDay(year),
    },
  };
}

async function sectionOf(category: string, rows: number, day: string): Promise<HomeSection> {
  const topics = topicsOf(category, day) ?? [];
  return {
    category,
    category_name: topics[0]?.categoryName ?? '',
    total: topics.length,
    rows: await Promise.all(topics.slice(0, rows).map((topic) => wireRow(topic, day))),
  };
}

const homeSections = (day: string) =>
  Promise.all(HOME_SECTIONS.map(([category, rows]) => sectionOf(category, rows, day)));

/**
 * Renders the documents of the first page, then those of every list's first page, before their first visitor comes.
 * Calls are answered after each of them.
 */
export async function drawPapersAhead(day: string): Promise<void> {
  const lists = [
    ...HOME_SECTIONS,
    ...topicCategories().map(({ key }) => [key, TOPICS_PER_PAGE] as const),
  ];
  for (const [category, rows] of lists) {
    for (const topic of (topicsOf(category, day) ?? []).slice(0, rows)) {
      await setImmediate();
      await wireRow(topic, day);
    }
  }
}

export const infoTopicHandlers: HandlersOf<'infoTopicList' | 'infoTopicShow' | 'infoHomeShow'> = {
  async infoTopicList({ world, body }) {
    const day = today(world.clock);
    const all = topicsOf(body.category, day);
    if (!all) throw notFound();
    const words = normaliseThai(body.q ?? '')
      .split(' ')
      .filter(Boolean);
    const found = all.filter(
      (topic) => (body.year === undefined || yearOf(topic.on) === body.year) && holds(topic, words),
    );
    const isOnTop = ([value]: readonly PublishedTopic[]) =>
      Number(value ? isPinned(value, day) : false);
    // A year has one edition of each.
    const isFolded = hasEditions(body.category) && body.year === undefined;
    const lines = isFolded ? editionsOf(found) : found.map((topic) => [topic]);
    const start = (body.page - 1) * TOPICS_PER_PAGE;
    return {
      category: body.category,
      category_name: all[0]?.categoryName ?? '',
      rows: await Promise.all(
        lines
          .sort((a, b) => isOnTop(b) - isOnTop(a))
          .slice(start, start + TOPICS_PER_PAGE)
          .map((editions) => wireLine(editions, day, words)),
      ),
      page: body.page,
      page_size: TOPICS_PER_PAGE,
      total: lines.length,
      years: [...new Set(all.map(({ on }) => yearOf(on)))],
    };
  },

  async infoTopicShow({ world, body }) {
    const day = today(world.clock);
    const topic = findTopic(body.topic_id, day);
    if (!topic) throw notFound();
    const all = topicsOf(topic.category, day) ?? [];
    const index = all.findIndex((publishedTopic) => publishedTopic.id === topic.id);
    const officers = listsCommittee(topic)
      ? { ...COOPERATIVE, committee: await committeeOf(world, yearOf(topic.on)) }
      : COOPERATIVE;
    return {
      ...(await wireRow(topic, day)),
      category_name: topic.categoryName,
      html: htmlOf(topic, officers).join(''),
      gallery: [
        ...(topic.plan.gallery ?? []).map((item) => ({ ...item })),
        ...staffPortraits(topic, officers),
      ],
      files: await Promise.all(
        attachmentsOf(topic).map(async ({ file, name, bytes }) => ({
          name,
          url: `mediafiles/${file}`,
          size: (await bytes()).length,
          type: 'application/pdf',
        })),
      ),
      previous: wireLink(all[index + 1]),
      next: wireLink(all[index - 1]),
      related: all
        .filter((_, place) => Math.abs(place - index) > 1)
        .slice(0, RELATED)
        .map(linkOf),
      ...replacementOf(topic, all),
    };
  },

  async infoHomeShow({ world }) {
    const day = today(world.clock);
    return {
      announcement: wireLink(topicsOf('notice', day)?.[0]),
      rates: ratesOn(day),
      next_days: publicDays(day).slice(0, NEXT_DAYS),
      sections: await homeSections(day),
    };
  },
};
