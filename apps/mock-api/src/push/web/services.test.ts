import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUSH_SERVICES } from '../../world/simulation/web-push.ts';
import { isQuiet } from './due.ts';
import { isPushService } from './services.ts';

const OPTIONS = {
  publicKey: '',
  privateKey: '',
  subject: '',
  services: PUSH_SERVICES,
  allowsLocal: false,
};

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('[ABI-09] %s is one of a push service', (endpoint) => {
  expect(isPushService(endpoint, OPTIONS)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://user:pass@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:4000/__control/trpc',
  'http://localhost:4000/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('[ABI-09] %j is none', (endpoint) => {
  expect(isPushService(endpoint, OPTIONS)).toBe(false);
});

test('[ABI-09] a receiver on this machine is one only where that is allowed', () => {
  const open = { ...OPTIONS, allowsLocal: true };
  expect(isPushService('http://127.0.0.1:4000/push', open)).toBe(true);
  expect(isPushService('http://10.0.0.1/push', open)).toBe(false);
});

const minute = fc.integer({ min: 0, max: 1439 });
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('[ABI-09] quiet hours are as long as from their begin to their end, over midnight too', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+07:00');
  fc.assert(
    fc.property(minute, minute, minute, (from, to, now) => {
      const quiet = { quietFrom: timeOf(from), quietTo: timeOf(to) };
      const isIn = (now - from + 1440) % 1440 < (to - from + 1440) % 1440;
      expect(isQuiet(quiet, midnight + now * 60_000)).toBe(isIn);
    }),
  );
});
