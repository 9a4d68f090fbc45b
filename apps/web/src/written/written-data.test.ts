import { afterEach, expect, test } from 'vitest';
import { callId, publicBody, readWrittenData, writtenPage } from './written-data.ts';

afterEach(() => document.getElementById('written')?.remove());

/** What the page is asked does not depend on the call here. */
const inputOf = (body: object) => ({ body }) as never;
const TOPIC = { topic_id: 103 };
const DATA = {
  origin: 'https://portal.example',
  at: 1_700_000_000_000,
  answers: [
    { key: 'infoMenuShow', data: { list_manu: [] } },
    { key: 'infoTopicShow', body: TOPIC, data: { title: 'ข่าว' } },
    { key: 'infoBoardList', body: { page: 1 }, data: { total: 44 } },
    {
      key: 'infoBoardShow',
      body: { board_id: 1 },
      refusal: { status: 404, body: { message: 'ไม่พบกระทู้' } },
    },
  ],
  texts: { '/texts/privacy.json': null },
} as const;

test('[WEB-04] a call is the same whether its body is empty or not there, and another with another body', () => {
  expect(callId('infoMenuShow', undefined)).toBe(callId('infoMenuShow', {}));
  expect(callId('infoTopicShow', { topic_id: 1 })).not.toBe(
    callId('infoTopicShow', { topic_id: 2 }),
  );
  expect(callId('infoTopicShow', {})).not.toBe(callId('infoMenuShow', {}));
});

test('[WEB-04] the keys of own posts are no part of what the server asks', () => {
  expect(publicBody(inputOf({ page: 1, mine: ['a'] }))).toEqual({
    body: { page: 1 },
    isWhole: false,
  });
  expect(publicBody(inputOf({ page: 1 }))).toEqual({ body: { page: 1 }, isWhole: true });
  expect(publicBody({})).toEqual({ body: {}, isWhole: true });
});

test('[WEB-04] a written answer is found by its call, and another call finds none', () => {
  const page = writtenPage(DATA);
  expect(page).toMatchObject({ origin: DATA.origin, at: DATA.at });
  expect(page.read('infoMenuShow', {})).toEqual({ data: { list_manu: [] }, isWhole: true });
  expect(page.read('infoTopicShow', inputOf(TOPIC))).toEqual({
    data: { title: 'ข่าว' },
    isWhole: true,
  });
  expect(page.read('infoTopicShow', inputOf({ topic_id: 104 }))).toBeUndefined();
});

test('[WEB-04] for whoever has own posts, the written list is the public part', () => {
  const input = inputOf({ page: 1, mine: ['key'] });
  expect(writtenPage(DATA).read('infoBoardList', input)).toEqual({
    data: { total: 44 },
    isWhole: false,
  });
});

test('[WEB-02] a written refusal is the error that the call would have had', () => {
  const answer = writtenPage(DATA).read('infoBoardShow', inputOf({ board_id: 1 }));
  expect(answer?.error).toMatchObject({
    kind: 'http',
    endpoint: 'infoBoardShow',
    status: 404,
    body: { message: 'ไม่พบกระทู้' },
  });
});

test('[WEB-06] a text that is not published is told from one that did not come', () => {
  const { readText } = writtenPage(DATA);
  expect(readText?.('/texts/privacy.json')).toBeNull();
  expect(readText?.('/texts/cookies.json')).toBeUndefined();
});

test('[WEB-04] what the server wrote is read from the document, and nothing where it wrote nothing', () => {
  expect(readWrittenData()).toBeUndefined();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'written';
  element.textContent = JSON.stringify(DATA);
  document.body.append(element);
  expect(readWrittenData()).toEqual(DATA);
});
