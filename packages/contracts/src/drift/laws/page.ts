import type { EndpointKey, Response } from '../../endpoints.ts';
import { holds, inOrder, same, unique } from './figures.ts';
import { type Asked, type Breach, type LawAcross, law, lawAcross, type Told } from './law.ts';

const TOPICS = 'infoTopicList';
const BOARD = 'infoBoardList';
const DEMANDS = 'infoDemandList';

/** Calls that answer page by page. */
export const PAGED = [TOPICS, BOARD, DEMANDS] as const satisfies readonly EndpointKey[];
export type Paged = (typeof PAGED)[number];

/** Identifies the rows of a paged list. */
function rowNames(key: Paged, answer: Response<Paged>): string[] {
  const field = {
    infoTopicList: 'topic_id',
    infoBoardList: 'board_id',
    infoDemandList: 'demand_no',
  }[key];
  return answer.rows.map((one) => String((one as Record<string, unknown>)[field]));
}

interface Page {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
  readonly rows: readonly object[];
}

function pageBreaches({ page, page_size, total, rows }: Page, asked: Asked): Breach[] {
  const left = Math.max(0, Math.min(page_size, total - (page - 1) * page_size));
  return [
    ...same('page', page, asked.page as number),
    ...holds('page_size', page_size > 0, `${page_size}`, 'above 0'),
    ...holds('total', total >= rows.length, `${total}`, `at least ${rows.length}`),
    ...same('rows', `${rows.length} rows`, `${left} rows`),
  ];
}

export const pageLaws = [
  ...PAGED.map((key) =>
    law(
      key,
      `${key === TOPICS ? 'topics' : key === BOARD ? 'threads' : 'demands'}-page`,
      'a page is the one asked for and holds what the total leaves for it',
      pageBreaches,
    ),
  ),
  ...PAGED.map((key) =>
    law(
      key,
      `${key === TOPICS ? 'topics' : key === BOARD ? 'threads' : 'demands'}-once`,
      'no row stands twice on a page',
      (answer) => unique('rows.*', rowNames(key, answer)),
    ),
  ),
  law(
    TOPICS,
    'topics-asked',
    'the items are of the category asked for',
    ({ rows, category }, asked) => [
      ...same('category', category, asked.category as string),
      ...rows.flatMap((one) => same('rows.*.category', one.category, asked.category as string)),
    ],
  ),
  law(TOPICS, 'topics-order', 'pinned items stand first, each part newest first', ({ rows }) =>
    [true, false].flatMap((pinned) => {
      const part = rows.filter((one) => one.pinned === pinned);
      return inOrder(
        'rows.*.published_at',
        part.map((one) => one.published_at),
        'falling',
      );
    }),
  ),
  law(TOPICS, 'topics-year', 'the items are of the year asked for', ({ rows }, { year }) =>
    typeof year === 'number'
      ? rows.flatMap((one) =>
          same('rows.*.published_at', one.published_at.slice(0, 4), String(year)),
        )
      : [],
  ),
  law('infoTopicShow', 'topic-asked', 'the item is the one asked for', ({ topic_id }, asked) =>
    same('topic_id', topic_id, asked.topic_id as number),
  ),
  law(BOARD, 'threads-asked', 'the words searched for are said', ({ q }, asked) =>
    same('q', q, (asked.q as string | undefined) ?? ''),
  ),
  law('infoBoardShow', 'thread-asked', 'the thread is the one asked for', ({ board_id }, asked) =>
    same('board_id', board_id, asked.board_id as number),
  ),
  law(DEMANDS, 'demands-asked', 'the demands are of the state asked for', ({ rows }, asked) =>
    rows.flatMap((one) => same('rows.*.status', one.status, asked.status as string | undefined)),
  ),
  law('infoDemandShow', 'demand-asked', 'the demand is the one asked for', ({ demand_no }, asked) =>
    same('demand_no', demand_no, asked.demand_no as string),
  ),
];

const pagesOf = (told: Told, key: Paged): readonly Response<Paged>[] => told[key] ?? [];

export const pageLawsAcross: readonly LawAcross[] = PAGED.map((key) =>
  lawAcross(
    [key],
    'pages-overlap',
    'no row stands on two pages, and every page has the same total',
    (told) => {
      const pages = pagesOf(told, key);
      const names = pages.flatMap((one) => rowNames(key, one));
      return [
        ...unique('rows.*', names),
        ...pages.flatMap((one) => same('total', one.total, pages[0]?.total)),
        ...pages.flatMap((one) => same('page_size', one.page_size, pages[0]?.page_size)),
      ];
    },
  ),
);
