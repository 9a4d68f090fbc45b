import {
  bodiesFrom,
  type EndpointKey,
  endpointKeys,
  endpoints,
  type Response,
  readsOf,
} from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { PAGED, type Paged } from './between/page.ts';
import type { Told } from './law.ts';

/** Makes a call in one person's session; undefined where it was not answered with 200, or is not to be made. */
export type Ask = <K extends EndpointKey>(key: K, body: object) => Promise<Response<K> | undefined>;

/** So many records of a list, pages and years are opened. */
const MOST = { records: 12, pages: 2, years: 2 } as const;

function collecting(ask: Ask) {
  const answers: { [K in EndpointKey]?: Response<K>[] } = {};
  const run: Ask = async (key, body) => {
    const answer = await ask(key, body);
    if (answer === undefined) return undefined;
    const known = (answers[key] ?? []) as Response<typeof key>[];
    known.push(answer);
    Object.assign(answers, { [key]: known });
    return answer;
  };
  return { told: answers as Told, one: run };
}

/** Opens everything that belongs to whoever is signed in: lists, then each contract, account, month and paper. */
export async function walkOwn(kind: 'member' | 'membergroup', ask: Ask): Promise<Told> {
  const { told, one } = collecting(ask);
  for (const key of readsOf(kind)) await one(key, {});
  for (const key of endpointKeys) {
    const { listedIn }: Endpoint = endpoints[key];
    const listing = listedIn && told[listedIn[0] as EndpointKey]?.[0];
    if (!listing) continue;
    for (const body of bodiesFrom(key, listing).slice(0, MOST.records)) await one(key, body);
  }
  return told;
}

/** Opens the pages of the public lists. */
export async function walkPages(ask: Ask, category: string): Promise<Told> {
  const { told, one } = collecting(ask);
  const filters: Readonly<Record<Paged, object>> = {
    infoTopicList: { category },
    infoBoardList: {},
    infoDemandList: {},
  };
  for (const key of PAGED) {
    for (let page = 1; page <= MOST.pages; page += 1) await one(key, { ...filters[key], page });
  }
  const years = told.infoTopicList?.[0]?.years ?? [];
  // What was filtered for is no page of the list.
  for (const year of years.slice(0, MOST.years))
    await ask('infoTopicList', { category, year, page: 1 });
  return told;
}
