import { beforeEach, expect, test } from 'vitest';
import { dropAllDrafts, dropDraft, groupOwner, holdDraft, keepDraft, readDraft } from './drafts.ts';
import { memberSession } from './session.ts';

const member = { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' };
const AGENCY = groupOwner('80010001');

beforeEach(() => {
  sessionStorage.clear();
  memberSession.set({ token: 't', membership_no: '00001', member });
});

test('a draft is its owner’s, until it is dropped', () => {
  keepDraft('ask', { amount: '1' });
  keepDraft('ask', { amount: '2' }, AGENCY);
  expect(sessionStorage.getItem('draft/00001/ask')).toBe('{"amount":"1"}');
  expect(sessionStorage.getItem('draft/group/80010001/ask')).toBe('{"amount":"2"}');
  expect([readDraft('ask'), readDraft('ask', AGENCY), readDraft('other')]).toEqual([
    { amount: '1' },
    { amount: '2' },
    null,
  ]);
  dropDraft('ask');
  expect([readDraft('ask'), readDraft('ask', AGENCY)]).toEqual([null, { amount: '2' }]);
});

test('what is no JSON is no draft', () => {
  sessionStorage.setItem('draft/00001/ask', '{amount');
  expect(readDraft('ask')).toBeNull();
});

test('what is held is in no storage, and found again by its name', () => {
  holdDraft('file').keep('bytes');
  expect(sessionStorage).toHaveLength(0);
  expect([holdDraft('file').read(), holdDraft('file', AGENCY).read()]).toEqual([
    'bytes',
    undefined,
  ]);
  holdDraft('file').drop();
  expect(holdDraft('file').read()).toBeUndefined();
});

test.each(['member', 'membergroup'] as const)('signing out of %s leaves nothing of it', (area) => {
  const [theirs, others] = area === 'member' ? ['00001', AGENCY] : [AGENCY, '00001'];
  for (const owner of [theirs, others]) {
    keepDraft('ask', { owner }, owner);
    holdDraft('file', owner).keep(owner);
  }
  sessionStorage.setItem('other', 'stays');
  dropAllDrafts(area);
  expect([readDraft('ask', theirs), holdDraft('file', theirs).read()]).toEqual([null, undefined]);
  expect([readDraft('ask', others), holdDraft('file', others).read()]).toEqual([
    { owner: others },
    others,
  ]);
  expect(sessionStorage.getItem('other')).toBe('stays');
  holdDraft('file', others).drop();
});

test('a member’s drafts are meant where nothing is said', () => {
  keepDraft('ask', {});
  dropAllDrafts();
  expect(readDraft('ask')).toBeNull();
});
