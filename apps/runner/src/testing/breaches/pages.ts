import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Twist } from '../broken-mock.ts';
import { type Breach, edits, isAt } from './breach.ts';

/** Answers page two with page one, numbered as page two. */
function firstPageAgain(key: EndpointKey): Twist {
  let asked = 1;
  return {
    onCall(call) {
      if (!isAt(key, call.path)) return;
      asked = JSON.parse(call.body || '{}').page ?? 1;
      if (asked === 2) call.body = call.body.replace('"page":2', '"page":1');
    },
    onAnswer(answered, call) {
      if (isAt(key, call.path) && asked === 2)
        answered.body = answered.body.replace('"page":1', '"page":2');
    },
  };
}

const overlapping = (key: EndpointKey): Breach => ({
  name: `page two of ${key} is page one`,
  cause: 'pages-overlap',
  at: [key],
  twist: () => firstPageAgain(key),
});

export const pageBreaches: readonly Breach[] = [
  overlapping('infoTopicList'),
  overlapping('infoBoardList'),
  ...edits('infoTopicList', [
    [
      'the page is always the first',
      'topics-page',
      (one) => {
        one.page = 1;
      },
    ],
    [
      'the total is that of the page',
      'topics-page',
      (one) => {
        one.total = 1;
      },
    ],
    [
      'a page holds more than its size',
      'topics-page',
      (one) => {
        one.page_size = 2;
      },
    ],
    ['an item stands twice', 'topics-once', (one) => void one.rows.splice(0, 1, one.rows.at(-1))],
    [
      'items of another category',
      'topics-asked',
      (one) => {
        one.rows.at(-1).category = 'tender';
      },
    ],
    ['items stand oldest first', 'topics-order', (one) => void one.rows.reverse()],
    [
      'items of another year',
      'topics-year',
      (one) => {
        for (const row of one.rows) row.published_at = `2025${row.published_at.slice(4)}`;
      },
    ],
  ]),
  ...edits('infoTopicShow', [
    [
      'another item is shown',
      'topic-asked',
      (one) => {
        one.topic_id += 1;
      },
    ],
  ]),
  ...edits('infoBoardList', [
    ['a thread stands twice', 'threads-once', (one) => void one.rows.splice(0, 1, one.rows.at(-1))],
    [
      'the words searched for are not said',
      'threads-asked',
      (one) => {
        one.q = 'อื่น';
      },
    ],
    ['threads are cut off', 'threads-page', (one) => void one.rows.pop()],
  ]),
  ...edits('infoBoardShow', [
    [
      'another thread is shown',
      'thread-asked',
      (one) => {
        one.board_id += 1;
      },
    ],
  ]),
  ...edits('infoDemandList', [
    [
      'demands of another state',
      'demands-asked',
      (one) => {
        for (const row of one.rows) row.status = 'เสร็จสิ้น';
      },
    ],
    [
      'the demands’ total is negative',
      'demands-page',
      (one) => {
        one.total = -1;
      },
    ],
  ]),
  ...edits('infoDemandShow', [
    [
      'another demand is shown',
      'demand-asked',
      (one) => {
        one.demand_no = 'D2569-9999';
      },
    ],
  ]),
];
