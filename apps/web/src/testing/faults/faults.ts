import type { SampleFeed } from '@coop/addresses/samples/sample-page';
import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { World } from '@coop/mock-api/world/world';
import { isDrawn } from '../drawn.ts';

type Fault = Parameters<World['faults']['add']>[0];

// Every way in which a call fails, and what a person reads of it.

const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้';
/** Words that only the backend's own answer holds. */
export const OWN_WORDS = 'ระบบกำลังปิดบัญชีประจำวัน';
export const OWN_MESSAGE = 'เปิดให้ใช้อีกครั้งเวลา 20.00 น.';
export const ENDED = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
export const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
/** Words of a refusal that comes with HTTP 200. */
const REFUSED = 'ขณะนี้งดให้บริการข้อมูลส่วนนี้';
/** Held up until the fault is lifted. */
const HELD_MS = 60_000;

/** Ways in which the portal meets the answer: tells that it failed, ends the session, reads what there is, waits. */
type Meets = 'fails' | 'ends' | 'reads' | 'waits';

export interface FeedFault {
  readonly name: string;
  readonly fault: Omit<Fault, 'endpoint'>;
  readonly meets: Meets;
  /** Words that a failure is told with. */
  readonly words: string;
}

/** The first list that an answer promises. */
const listOf = (key: EndpointKey) =>
  Object.entries(endpoints[key].response.shape).find(
    ([, field]) => field._zod.def.type === 'array',
  )?.[0];

const failing = (name: string, fault: FeedFault['fault'], words = CANNOT_CONNECT): FeedFault => ({
  name,
  fault,
  meets: 'fails',
  words,
});

/** Every fault of a feed; answers of 200 that refuse are none of them an empty list (WEB-07). */
function allFaults(key: EndpointKey, { shows, ...feed }: SampleFeed): FeedFault[] {
  const wrongAnswers = (name: string, fault: FeedFault['fault']): FeedFault[] =>
    shows === undefined ? [] : [{ name, fault, meets: 'reads', words: '' }];
  const list = listOf(key);
  return [
    failing('500', { status: 500, body: {} }),
    failing(
      'error body',
      { status: 503, body: { error: OWN_WORDS, message: OWN_MESSAGE } },
      OWN_WORDS,
    ),
    failing('dropped', { drop: true }),
    { name: '401', fault: { status: 401, body: { error: ENDED } }, meets: 'ends', words: ENDED },
    failing('malformed JSON', { text: '{"rc_code": "1' }),
    ...wrongAnswers('wrong type', 'wrongType' in feed ? { wrongType: feed.wrongType } : {}),
    ...('missing' in feed ? wrongAnswers('missing field', { missing: feed.missing }) : []),
    { name: 'slow', fault: { delayMs: HELD_MS }, meets: 'waits', words: '' },
    failing('200 with code 0', { status: 200, body: { rc_code: '0', errors: [REFUSED] } }, REFUSED),
    failing('200 with error', { status: 200, body: { error: REFUSED } }, REFUSED),
    failing('200 without fields', { status: 200, body: {} }),
    ...(list ? [failing(`200 without ${list}`, { missing: list })] : []),
  ];
}

/**
 * The faults that a call is walked through: every third, in turn from call to call, so that each call and each fault is
 * met every day. CASES=all leaves none out.
 */
export function faultsOf(key: EndpointKey, feed: SampleFeed): FeedFault[] {
  const turn = endpointKeys.indexOf(key);
  return allFaults(key, feed).filter((_, index) => isDrawn(index + turn, 3));
}
