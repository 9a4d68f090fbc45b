import { ADDRESSES } from '@coop/addresses/addresses';
import { expect, test } from 'vitest';
import { readNotice } from '../../service-worker/notice.ts';
import { isNoPage, isOwnFile, readShell } from '../../service-worker/shell.ts';

test('every address of the product is a page to the service worker, and none of the backend’s is', () => {
  expect(ADDRESSES.filter(({ path }) => isNoPage.test(path))).toEqual([]);
  for (const path of [
    '/api/member/mem_share',
    '/mediafiles/a',
    '/admin/login',
    '/app/key',
    '/apps/1/events',
    '/__control/clock',
    '/__console',
    '/openapi.json',
    '/sw.js',
  ]) {
    expect(isNoPage.test(path), path).toBe(true);
  }
});

test('of a page it takes what has no hash, and finds a file that is of another version', () => {
  const html =
    '<link rel="icon" href="/seal.svg"><link rel="manifest" href="/manifest.webmanifest">' +
    '<script type="module" src="/assets/index-old.js"></script><script src="/first.js"></script>' +
    '<link rel="stylesheet" href="/assets/base-new.css"><a href="/home">x</a>' +
    '<link rel="stylesheet" href="/site.css?0a1b2c3d">';
  expect(readShell(html, ['/assets/base-new.css', '/assets/index-new.js'])).toEqual({
    foreign: ['/assets/index-old.js'],
    plain: ['/seal.svg', '/first.js', '/site.css?0a1b2c3d'],
  });
});

test('[WEB-10] a logo of this site is kept for when there is no connection, no other', () => {
  expect(['/logo.svg', '/mediafiles/logo.png'].every(isOwnFile)).toBe(true);
  const others = ['https://coop.example/logo.svg', '//coop.example/logo.svg', '', undefined];
  expect(others.some(isOwnFile)).toBe(false);
});

test('[ABI-09] a notice leads to a page of the portal, whatever address it carries', () => {
  const sent = { kind: 'request', title: 'รับคำขอแล้ว', body: 'ดูได้ที่หน้าคำขอ' };
  for (const url of ['/member/requestpromoney', '/member/notice-setting', '/show/103']) {
    expect(readNotice(JSON.stringify({ ...sent, url }))).toEqual({ ...sent, url });
  }
  for (const url of [
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/api/x',
    7,
  ]) {
    expect(readNotice(JSON.stringify({ ...sent, url })).url).toBe('/member/status');
  }
});

test.each([undefined, '', 'null', '[]', '{"title":7}', '<html>'])(
  '[ABI-09] of %j something is shown, because a browser insists on it',
  (text) => {
    expect(readNotice(text)).toMatchObject({ title: 'สหกรณ์มีเรื่องแจ้งท่าน', url: '/member/status' });
  },
);
