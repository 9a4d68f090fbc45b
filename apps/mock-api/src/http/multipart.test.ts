import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../testing/caller.ts';
import { rightCaller } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';

const POSTS = endpointKeys.filter((key) => endpoints[key].method === 'POST');
const part = (name: string, file = 'a.png') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/png\r\n\r\n\u0089PNG\r\n`;
const FORM = 'multipart/form-data; boundary=x';

/** Files are sent inside JSON: multipart forms are refused whatever else is wrong with them. */
const FORMS: readonly (readonly [what: string, type: string, body: string])[] = [
  ['as it should be', FORM, `${part('image')}--x--\r\n`],
  ['without a boundary', 'multipart/form-data', `${part('image')}--x--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', `${part('image')}--x--\r\n`],
  ['under another name', FORM, `${part('__proto__')}--x--\r\n`],
  ['of a hundred parts', FORM, `${part('image').repeat(100)}--x--\r\n`],
  ['without an end', FORM, part('image')],
  ['with two files of one name', FORM, `${part('image', 'a')}${part('image', 'a')}--x--\r\n`],
  ['of nothing', FORM, ''],
];

async function send(mock: Mock, key: (typeof POSTS)[number], type: string, body: string) {
  const { path }: Endpoint = endpoints[key];
  const caller = await rightCaller(mock, key);
  return caller.send('POST', path, { body, headers: { 'content-type': type } });
}

describe('a form of parts', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock[Symbol.asyncDispose]());

  test.each(FORMS)('%s is refused with words by every call', async (_what, type, body) => {
    for (const key of POSTS) {
      const answer: Answer = await send(mock, key, type, body);
      expect([key, answer.status]).toEqual([key, body === '' ? answer.status : 415]);
      expect([key, answer.status >= 400 && answer.status < 500]).toEqual([key, true]);
      expectRefusal(answer, answer.status);
    }
  });
});
