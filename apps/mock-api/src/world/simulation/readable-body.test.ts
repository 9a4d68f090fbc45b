import { expect, test } from 'vitest';
import { createJournal, readableBody } from './journal.ts';

test.each([
  ['{"token":"a.b-c","name":"สมชาย"}', '{"token":"•••","name":"สมชาย"}'],
  ['{"mem_password" : "a\\"b","otp":123456}', '{"mem_password" : "•••","otp":"•••"}'],
  // The end of a long body is cut off.
  ['{"page":1,"image":"data:image/png;base64,iVBOR…', '{"page":1,"image":"•••"'],
  ['{"access_token":"abc\\', '{"access_token":"•••"'],
  [
    '{"tokens_left":"3","passing":"yes","card_no":"1"}',
    '{"tokens_left":"3","passing":"yes","card_no":"1"}',
  ],
  ['not JSON at all', 'not JSON at all'],
  ['{"name":"a\u001b[2Jb\u202e"}', '{"name":"a\\u001b[2Jb\\u202e"}'],
])('%s is read as %s', (body, read) => {
  expect(readableBody(body, undefined)).toBe(read);
});

test('no reader of a journal finds a secret, nor one who looks for it', () => {
  const journal = createJournal();
  const heard: string[] = [];
  journal.listen((entry) => heard.push(entry.request + entry.response));
  journal.add({
    at: 0,
    method: 'POST',
    url: '/api/member/auth/login',
    status: 200,
    ms: 1,
    request: '{"membership_no":"00001","mem_password":"demo1234"}',
    response: '{"token":"kept-by-nobody"}',
  });
  const [read] = journal.list();
  expect(read).toMatchObject({
    request: '{"membership_no":"00001","mem_password":"•••"}',
    response: '{"token":"•••"}',
  });
  expect(heard).toEqual([`${read?.request}${read?.response}`]);
  expect(journal.list({ text: '00001' })).toHaveLength(1);
  expect(journal.list({ text: 'demo1234' })).toHaveLength(0);
});
