import type { Client } from '@coop/contracts/client';
import type { TopicRow } from '@coop/contracts/info/topic';
import type { SiteConfig } from '@coop/contracts/site';
import { plainText } from '@coop/format/truncate';
import { LRUCache } from 'lru-cache';
import { emptyPages } from '../../src/site/empty-pages.ts';
import type { FindFor } from '../../src/site/found.ts';
import { readSite } from '../share/answer.ts';
import type { SiteSource } from '../site/site.ts';
import { entriesOf, type Feeds, readFeeds } from './entries.ts';
import { buildIndex } from './search-index.ts';

/** So long an index is used as it is, and after that while a new one is built. */
const KEPT_MS = 300_000;
/** Worlds of tests change from one moment to the next. */
const WORLD_KEPT_MS = 5_000;
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

interface SearchOptions {
  readonly site: SiteSource;
  readonly clientFor: (site: SiteConfig, cookie?: string) => Client;
}

interface Source {
  readonly client: Client;
  readonly empty: readonly string[];
  readonly isWorld: boolean;
}

/** Returns what searches the public site of a cooperative, by an index of all its feeds and pages. @throws ApiError, Unavailable */
export function openSearch({ site, clientFor }: SearchOptions): FindFor {
  const texts = new LRUCache<string, ReturnType<typeof openTexts>>({ max: MOST_INDEXES });
  const kept = new LRUCache<string, Index, Source>({
    max: MOST_INDEXES,
    ttl: KEPT_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (name, _old, { context, options }) => {
      if (context.isWorld) options.ttl = WORLD_KEPT_MS;
      return make(name, context);
    },
  });

  async function make(name: string, { client, empty, isWorld }: Source): Promise<Index> {
    const feeds = await readFeeds(client);
    if (isWorld)
      return buildIndex(
        feeds,
        entriesOf(feeds, ({ summary }) => summary, empty),
      );
    const own = texts.get(name) ?? openTexts(client);
    texts.set(name, own);
    void own.read(feeds).then(async (hasRead) => {
      if (hasRead) kept.set(name, await buildIndex(feeds, entriesOf(feeds, own.of, empty)));
    });
    return buildIndex(feeds, entriesOf(feeds, own.of, empty));
  }

  return async (question, cookie) => {
    const config = await readSite({ site }, cookie);
    const isWorld = cookie !== undefined;
    // The configuration is read anew from time to time, and is the same then.
    const find = await kept.forceFetch(cookie ?? JSON.stringify(config), {
      context: { client: clientFor(config, cookie), empty: emptyPages(config), isWorld },
      allowStale: !isWorld,
    });
    return find(question);
  };
}
