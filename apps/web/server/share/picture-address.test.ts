import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import { expect, test } from 'vitest';
import { text as accessibility } from '../../src/info/accessibility/text.ts';
import { text as board } from '../../src/info/board/text.ts';
import { text as boardPost } from '../../src/info/board-post/text.ts';
import { text as caldividend } from '../../src/info/caldividend/text.ts';
import { text as cookies } from '../../src/info/cookies-policy/text.ts';
import { text as demand } from '../../src/info/demand/text.ts';
import { text as election } from '../../src/info/election/text.ts';
import { text as loancal } from '../../src/info/loancal/text.ts';
import { text as privacy } from '../../src/info/private-policy/text.ts';
import { text as verify } from '../../src/info/verify/text.ts';
import { pictureAddress } from './picture-address.ts';
import { openShareApp } from './testing/share-app.ts';
import { PAGE_TITLES } from './text.ts';

test.each([
  ['/', '/og/home.png'],
  ['/home', '/og/home.png'],
  ['/show/103', '/og/show/103.png'],
  ['/show/103/', '/og/show/103.png'],
  ['/boardShow/388', '/og/boardShow/388.png'],
  ['/list/activity-gallary', '/og/list/activity-gallary.png'],
  ['/privacy-policy/cookies-policy', '/og/privacy-policy/cookies-policy.png'],
  ['/showdemand/D2569-0033', '/og/demand.png'],
  ['/show/', undefined],
  ['/show/abc', undefined],
  ['/member/status', undefined],
  ['/member/logon', undefined],
  ['/membergroup/dashboard', undefined],
  ['/colors', undefined],
  ['/nothing', undefined],
])('[WEB-01] the picture of %s is %s', (path, picture) => {
  expect(pictureAddress(path)).toBe(picture);
});

/** Search engines and shared links have no use for a page of results. */
const WITHOUT = ['/search'];
const pages = ADDRESSES.filter(({ layout, path }) => layout === 'info' && !WITHOUT.includes(path));

test('[WEB-01] every public page has a picture, and the server draws it', async () => {
  await using opened = await openShareApp();
  for (const row of pages) {
    const address = pictureAddress(sampleAddress(row).split('?')[0] ?? '');
    expect(address, row.path).toBeDefined();
    const answer = await opened.app.inject(address ?? '');
    expect([row.path, answer.statusCode]).toEqual([row.path, 200]);
  }
});

test('[WEB-01] no page of members and agencies has a picture', () => {
  const others = ADDRESSES.filter(({ layout }) => layout !== 'info');
  expect(others.map((row) => pictureAddress(sampleAddress(row).split('?')[0] ?? ''))).toEqual(
    others.map(() => undefined),
  );
});

test('[WEB-01] a picture has the title of its page', () => {
  expect(PAGE_TITLES).toEqual({
    loancal: loancal.title,
    caldividend: caldividend.title,
    loans: 'เงินกู้ของสหกรณ์',
    rates: 'อัตราดอกเบี้ยและเงินปันผล',
    welfare: 'สวัสดิการสมาชิก',
    calendar: 'ปฏิทินสหกรณ์',
    figures: 'สหกรณ์ในตัวเลข',
    join: 'สมัครเป็นสมาชิก',
    contact: 'ติดต่อสหกรณ์',
    board: board.title,
    boardPost: boardPost.title,
    demand: demand.title,
    election: election.title,
    verify: verify.title,
    accessibility: accessibility.title,
    'privacy-policy/cookies-policy': cookies.title,
    'privacy-policy/private-policy': privacy.title,
  });
});
