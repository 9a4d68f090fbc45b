import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { expect, test as steps } from '@playwright/test';
import { CANNOT_CONNECT, type FeedRow } from './case.ts';
import {
  errorToast,
  expectSound,
  failedOn,
  liftFault,
  openPage,
  recover,
  retryOf,
  seen,
  setFault,
  type Walk,
} from './walk.ts';

/** Words of a refusal that comes with HTTP 200. */
const REFUSED = 'ขณะนี้งดให้บริการข้อมูลส่วนนี้';

interface Refusal {
  readonly name: string;
  /** The fault that makes the mock answer so. */
  readonly fault: object;
  /** What the person reads. */
  readonly words: string;
}

/** The lists that an answer promises. */
const listsOf = (key: EndpointKey) =>
  Object.entries(endpoints[key].response.shape)
    .filter(([, field]) => field._zod.def.type === 'array')
    .map(([name]) => name);

/** Answers with HTTP 200 that refuse: none of them says that the person has nothing (WEB-07). */
function refusalsOf(key: EndpointKey): readonly Refusal[] {
  const refused = { rc_code: '0', errors: [REFUSED] };
  return [
    { name: 'code 0 and errors', fault: { status: 200, body: refused }, words: REFUSED },
    { name: 'no fields', fault: { status: 200, body: {} }, words: CANNOT_CONNECT },
    { name: 'error', fault: { status: 200, body: { error: REFUSED } }, words: REFUSED },
    ...listsOf(key)
      .slice(0, 1)
      .map((missing) => ({ name: `no ${missing}`, fault: { missing }, words: CANNOT_CONNECT })),
  ];
}

/** Each refusal with HTTP 200 in turn, the next one met by asking again: told as a failure, never as an empty list. */
export async function refuseFeed(walk: Walk, key: EndpointKey, row: FeedRow): Promise<void> {
  const { page, alerts } = walk;
  const retry = retryOf(row);
  const refusals = refusalsOf(key);
  for (const [index, { name, fault, words }] of refusals.entries()) {
    await steps.step(`${key} × refused with 200: ${name}`, async () => {
      await setFault(walk, key, fault);
      if (index === 0 || retry === 'reload') await openPage(walk, row);
      else await retry(page).first().click();
      await seen(failedOn(page, row, words));
      // Asked again, the same feed does not say a second time that it failed.
      if (index === 0 && row.toast !== false) await seen(errorToast(page, words));
      if (index === 0 && row.alert) {
        expect(alerts.splice(0)).toEqual([expect.stringMatching(row.alert(words))]);
      }
      await expectSound(walk);
    });
  }
  await liftFault(walk);
  await recover(walk, row, refusals.at(-1)?.words ?? CANNOT_CONNECT);
}
