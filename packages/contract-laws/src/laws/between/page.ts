import type { EndpointKey } from '@coop/contracts/endpoints';
import { across } from '../across-checks.ts';
import { askedFor, type Check, lawsOf, once, valuesAt } from '../checks.ts';
import { holds, inOrder, same, unique } from '../figures.ts';
import type { LawAcross } from '../law.ts';

const TOPICS = 'infoTopicList';
const BOARD = 'infoBoardList';
const DEMANDS = 'infoDemandList';

/** Calls that answer page by page. */
export const PAGED = [TOPICS, BOARD, DEMANDS] as const satisfies readonly EndpointKey[];
export type Paged = (typeof PAGED)[number];

interface Page {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
  readonly rows: readonly object[];
}

const isOnePage: Check<Page> = ({ page, page_size, total, rows }, input) => {
  const left = Math.max(0, Math.min(page_size, total - (page - 1) * page_size));
  return [
    ...same('page', page, input.page as number | undefined),
    ...holds('page_size', page_size > 0, page_size, 'above 0'),
    ...holds('total', total >= rows.length, total, `at least ${rows.length}`),
    ...same('rows', `${rows.length} rows`, `${left} rows`),
  ];
};

/** Names by which reports call a paged list, and what its rows are told apart by. */
const LISTS = {
  [TOPICS]: ['topics', 'topic_id'],
  [BOARD]: ['threads', 'board_id'],
  [DEMANDS]: ['demands', 'demand_no'],
} as const;

const topics = lawsOf(TOPICS);

export const pageLaws = [
  ...PAGED.flatMap((key) => {
    const [name, id] = LISTS[key];
    return [
      lawsOf<Paged>(key)(
        `${name}-page`,
        'a page is the one asked for and holds what the total leaves for it',
        isOnePage,
      ),
      lawsOf<Paged>(key)(`${name}-once`, 'no row stands twice on a page', once('rows.*', id)),
    ];
  }),
  topics(
    'topics-asked',
    'the items are of the category asked for',
    askedFor('category'),
    askedFor('rows.*.category'),
  ),
  topics('topics-order', 'pinned items stand first, each part newest first', ({ rows }) =>
    [...Map.groupBy(rows, (item) => item.pinned).values()].flatMap((part) =>
      inOrder(
        'rows.*.published_at',
        part.map((item) => item.published_at),
        'falling',
      ),
    ),
  ),
  topics('topics-year', 'the items are of the year asked for', ({ rows }, { year }) =>
    rows.flatMap((row) =>
      same('rows.*.published_at', Number(row.published_at.slice(0, 4)), year as number | undefined),
    ),
  ),
  topics('topics-of-year', 'a year that is listed has items', ({ years, total }, { year, q }) => {
    const isListed = typeof year === 'number' && !q && years?.includes(year) === true;
    return holds('total', !isListed || total > 0, total, 'above 0');
  }),
  lawsOf('infoTopicShow')('topic-asked', 'the item is the one asked for', askedFor('topic_id')),
  lawsOf(BOARD)('threads-asked', 'the words searched for are said', ({ q }, input) =>
    same('q', q, (input.q ?? '') as string),
  ),
  lawsOf('infoBoardShow')('thread-asked', 'the thread is the one asked for', askedFor('board_id')),
  lawsOf(DEMANDS)(
    'demands-asked',
    'the demands are of the state asked for',
    askedFor('rows.*.status'),
  ),
  lawsOf('infoDemandShow')(
    'demand-asked',
    'the demand is the one asked for',
    askedFor('demand_no'),
  ),
];

export const pageLawsAcross: readonly LawAcross[] = PAGED.map((key) =>
  across(
    [key],
    'pages-overlap',
    'no row stands on two pages, and every page has the same total',
    (answers) => {
      const pages = answers[key] ?? [];
      return [
        ...unique('rows.*', valuesAt(pages, `*.rows.*.${LISTS[key][1]}`)),
        ...pages.flatMap((page) => same('total', page.total, pages[0]?.total)),
        ...pages.flatMap((page) => same('page_size', page.page_size, pages[0]?.page_size)),
      ];
    },
  ),
);
