import { setTimeout } from 'node:timers/promises';
import type { Client } from '@coop/contracts/client';
import type { TopicRow } from '@coop/contracts/info/topic';
import type { SiteConfig } from '@coop/contracts/site';
import { plainText } from '@coop/format/text/truncate';
import { LRUCache } from 'lru-cache';
import { emptyPages } from '../../src/site/empty-pages.ts';
import type { FindFor } from '../../src/site/found.ts';
import { readSite, Unavailable } from '../share/answer.ts';
import type { SiteSource } from '../site/site.ts';
import { entriesOf, type Feeds, readFeeds } from './entries.ts';
import { FRESH_MS } from './keep-fresh.ts';
import { buildIndex } from './search-index.ts';

/** Worlds of tests change from one moment to the next: what they have anew is looked for when this time is over. */
const LOOKED_AT_MS = 5_000;
const MOST_INDEXES = 20;

type Index = Awaited<ReturnType<typeof buildIndex>>;

/** Reads the texts of the topics, of which lists send the beginning, each once while its row stays the same. */
function openTexts(client: Client) {
  const kept = new Map<string, string>();
  const keyOf = ({ topic_id, title, published_at, summary }: TopicRow) =>
    [topic_id, title, published_at, summary].join('\n');
  return {
    of: (row: TopicRow) => kept.get(keyOf(row)) ?? row.summary,
    /**
     * Reads what is new, one after the other, so that visitors' calls come first; whether there was any. Whatever fails
     * is found by its beginning.
     */
    async read({ topics }: Feeds): Promise<boolean> {
      const before = kept.size;
      for (const { row } of topics) {
        if (kept.has(keyOf(row)) || !(row.topic_id > 0)) continue;
        const body = { topic_id: row.topic_id };
        const topic = await client('infoTopicShow', { body }).catch(() => undefined);
        if (topic) kept.set(keyOf(row), plainText(topic.html));
      }
      return kept.size > before;
    },
  };
}

/** Returns what tells whether a world has anything that it had not: its newest items and posts, as text. */
async function newestOf(client: Client): Promise<string> {
  const first = { body: { page: 1 } };
  const read = [
    client('infoMenuShow', {}),
    client('infoHomeShow', {}),
    client('infoBoardList', first),
    client('infoDemandList', first),
  ];
  return JSON.stringify(await Promise.allSettled(read));
}

interface SearchOptions {
  readonly site: SiteSource;
  readonly clientFor: (site: SiteConfig, cookie?: string) => Client;
  /** Maximum wait for an index that is being built for the first time, but in worlds of tests. */
  readonly timeoutMs: number;
}

interface Source {
  readonly client: Client;
  readonly empty: readonly string[];
}

interface WorldIndex {
  readonly find: Index;
  readonly newest: string;
  readonly empty: string;
}

/** Returns what searches the worlds of tests; one is read again when there is something new in it. */
function openWorlds() {
  return new LRUCache<string, WorldIndex, Source>({
    max: MOST_INDEXES,
    ttl: LOOKED_AT_MS,
    fetchMethod: async (_cookie, before, { context: { client, empty } }) => {
      const newest = await newestOf(client);
      const names = empty.join();
      if (before?.newest === newest && before.empty === names) return { ...before };
      const feeds = await readFeeds(client, empty);
      const entries = entriesOf(feeds, ({ summary }) => summary, empty);
      return { newest, empty: names, find: await buildIndex(feeds, entries) };
    },
  });
}

export interface Search {
  readonly find: FindFor;
  /** Builds the index of the cooperative's own site anew. @throws ApiError, Unavailable */
  readonly refresh: () => Promise<void>;
}

/** Returns what searches the public site of a cooperative, by an index of all its feeds and pages. */
export function openSearch({ site, clientFor, timeoutMs }: SearchOptions): Search {
  const texts = new LRUCache<string, ReturnType<typeof openTexts>>({ max: MOST_INDEXES });
  const worlds = openWorlds();
  const kept = new LRUCache<string, Index, Source>({
    max: MOST_INDEXES,
    // While a new one is built, and if that fails, the last one answers. It is built anew before it is as old as this,
    // but by a server that does not listen itself (sites/).
    ttl: 2 * FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (name, _old, { context }) => make(name, context),
  });

  async function make(name: string, { client, empty }: Source): Promise<Index> {
    const feeds = await readFeeds(client, empty);
    const ownTexts = texts.get(name) ?? openTexts(client);
    texts.set(name, ownTexts);
    void ownTexts.read(feeds).then(async (hasRead) => {
      if (hasRead) kept.set(name, await buildIndex(feeds, entriesOf(feeds, ownTexts.of, empty)));
    });
    return buildIndex(feeds, entriesOf(feeds, ownTexts.of, empty));
  }

  async function sourceOf(cookie: string | undefined) {
    const config = await readSite({ site }, cookie);
    const context = { client: clientFor(config, cookie), empty: emptyPages(config) };
    // The configuration is read anew from time to time, and is the same then.
    return { name: cookie ?? JSON.stringify(config), context };
  }

  return {
    async find(question, cookie) {
      const { name, context } = await sourceOf(cookie);
      // The index is there from the start on; who searches before that does not wait for all of it.
      if (cookie === undefined) {
        const late = setTimeout(timeoutMs, undefined, { ref: false });
        const index = await Promise.race([kept.forceFetch(name, { context }), late]);
        if (!index) throw new Unavailable('the index of the search is not there yet');
        return index(question);
      }
      return (await worlds.forceFetch(name, { context })).find(question);
    },
    async refresh() {
      const { name, context } = await sourceOf(undefined);
      await kept.forceFetch(name, { context, forceRefresh: true });
    },
  };
}
