import { describe, expect, test } from 'vitest';
import { addressArea, deviceName, deviceText, readDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a device is read off what its browser calls itself', () => {
  test.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'แท็บเล็ต Android · Chrome',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'โทรศัพท์ Android · Samsung Internet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12; CPH2269 Build/SP1A; wv) ${WEBKIT} Version/4.0 Chrome/141.0.7390.43 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/534.0.0.56.76;]`,
      'โทรศัพท์ Android · Facebook',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${IOS} Mobile/15E148 Safari Line/15.17.0`,
      'โทรศัพท์ iPhone · LINE',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${IOS} Version/16.6 Mobile/15E148 Safari/604.1`,
      'แท็บเล็ต iPad · Safari',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'คอมพิวเตอร์ Windows · Edge',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`,
      'คอมพิวเตอร์ Windows · Opera',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.6 Safari/605.1.15`,
      'คอมพิวเตอร์ Mac · Safari',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      'คอมพิวเตอร์ ChromeOS · Chrome',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'คอมพิวเตอร์ Linux · Firefox',
    ],
    ['curl/8.14.1', 'อุปกรณ์ที่ไม่ทราบชนิด'],
  ])('%s', (userAgent, text) => {
    expect(deviceText(readDevice(userAgent))).toBe(text);
  });

  test('its short name leaves the browser out', () => {
    expect(deviceName({ kind: 'phone', system: 'Android', browser: 'Chrome' })).toBe(
      'โทรศัพท์ Android',
    );
  });
});

test.each([
  ['203.0.113.77', '203.0.113.xxx'],
  ['::ffff:203.0.113.77', '203.0.113.xxx'],
  ['2001:db8:12:34::5', '2001:db8:12:xxx'],
  ['::1', ''],
  ['', ''],
])('of the address %s remains %s', (address, area) => {
  expect(addressArea(address)).toBe(area);
});
