import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Defect } from '../broken-mock.ts';
import { type Breach, isAt } from './breach.ts';

/** Answers page two with page one, numbered as page two. */
function firstPageAgain(key: EndpointKey): Defect {
  let pageNo = 1;
  return {
    onCall(call) {
      if (!isAt(key, call.path)) return;
      pageNo = JSON.parse(call.body || '{}').page ?? 1;
      if (pageNo === 2) call.body = call.body.replace('"page":2', '"page":1');
    },
    onAnswer(answered, call) {
      if (isAt(key, call.path) && pageNo === 2)
        answered.body = answered.body.replace('"page":1', '"page":2');
    },
  };
}

export const pageBreaches: readonly Breach[] = (['infoTopicList', 'infoBoardList'] as const).map(
  (key) => ({
    name: `page two of ${key} is page one`,
    cause: 'pages-overlap',
    at: [key],
    defect: () => firstPageAgain(key),
  }),
);
