import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Twist } from '../broken-mock.ts';
import { answering, type Breach, calling, editing, MORE_CASES } from './breach.ts';

const thai = { error: 'ไม่สำเร็จ', message: 'ไม่สำเร็จ' };

/** Gives each write a new key. */
function freshKey(key: EndpointKey, field: string): Twist {
  let count = 0;
  return calling(key, (call) => {
    if (!call.body.includes(`"${field}"`) || !endpoints[key]) return;
    count += 1;
    call.body = call.body.replace(new RegExp(`("${field}":"[\\w-]{8,50})"`), `$1-${count}"`);
  });
}

/** Takes an amount below nought for the same one above. */
const negative = (key: EndpointKey, field: string): Breach[] => [
  {
    name: `${key} takes less than nought`,
    cause: 'takes-negative',
    at: [key],
    words: MORE_CASES,
    twist: () =>
      calling(key, (call) => {
        call.body = call.body.replaceAll(`"${field}":"-`, `"${field}":"`);
      }),
  },
];

/** Writes that are made twice, or not at all. */
export const writeBreaches: readonly Breach[] = [
  {
    name: 'the same request for welfare is made twice',
    cause: 'sent-twice-made-twice',
    at: ['memberWelfareCreate'],
    twist: () => freshKey('memberWelfareCreate', 'idempotency_key'),
  },
  {
    name: 'the same demand is filed twice',
    cause: 'sent-twice-made-twice',
    at: ['infoDemandCreate'],
    twist: () => freshKey('infoDemandCreate', 'key'),
  },
  {
    name: 'a request for welfare is not stored',
    cause: 'not-stored',
    at: ['memberWelfareCreate'],
    twist: () => editing('memberWelfareList', (one) => void one.history.splice(10)),
  },
  {
    name: 'a question is not stored',
    cause: 'not-stored',
    at: ['infoBoardCreate'],
    twist: () =>
      answering('infoBoardShow', (answered) => {
        answered.status = 404;
        answered.body = JSON.stringify(thai);
      }),
  },
  ...negative('memberRequestpromoneyCreate', 'amount'),
  ...negative('memberLoanApplyCreate', 'amount'),
  ...negative('memberGuarantorCheck', 'amount'),
];
