import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { examples } from '@coop/contracts/examples/examples';
import { expect, test } from 'vitest';
import { MASK, maskSecretPath, maskSecrets, secretsOf } from './secrets.ts';

test.each([
  ['memberAuthLogin', ['mem_password', 'recaptcha', 'token']],
  ['memberRelativeInvite', ['code', 'mem_password']],
  ['memberRelativeEnter', ['code', 'recaptcha', 'token']],
  ['memberPushSubscribe', ['auth', 'endpoint', 'p256dh']],
  ['memberCalendarFeedCreate', ['feed_path']],
  ['memberCalendarFeedShow', ['feed_path']],
  ['memberRegisterCheck', ['card_person', 'recaptcha', 'ticket']],
  ['memberPasswordResetUpdate', ['mem_password', 'newPassword', 'recaptcha']],
  ['memberWelfareCreate', ['data']],
  ['memberShareList', []],
] as const)('the secrets of %s are %j', (key, names) => {
  expect([...secretsOf(key)].sort()).toEqual(names);
});

// Words for what opens something. A field of these names without the mark would be shown in every log.
const TELLING = /pass(word)?$|token|otp|^ticket$|^auth$|p256dh|recaptcha|card_person$|signature/i;
const OPEN: readonly string[] = [
  // A picture of the paper, and of whom it shows three digits.
  'card_person_masked',
];

test('every field whose name tells that it is a secret is marked, and the examples of a call show none', () => {
  for (const key of endpointKeys) {
    const { body, response }: Endpoint = endpoints[key];
    const names = [...Object.keys(body?.shape ?? {}), ...Object.keys(response.shape)];
    const telling = names.filter((name) => TELLING.test(name) && !OPEN.includes(name));
    const masked = maskSecrets(JSON.stringify(examples[key]), key);
    for (const name of telling) {
      expect(masked).not.toMatch(new RegExp(`"${name}":"(?!${MASK})`));
      expect(`${key} ${[...secretsOf(key)].includes(name) || /pass|signature/i.test(name)}`).toBe(
        `${key} true`,
      );
    }
  }
});

test('a field of the same name in another call stays as it is', () => {
  const code = '{"code":"LOAN"}';
  expect(maskSecrets(code, 'infoVerifyShow')).toBe(code);
  expect(maskSecrets('{"code":"123456789012"}', 'memberRelativeEnter')).toBe(`{"code":"${MASK}"}`);
  // Of a call that the contract does not know, every name that is a secret somewhere.
  expect(maskSecrets('{"p256dh":"B","client_secret":"C"}', undefined)).toBe(
    `{"p256dh":"${MASK}","client_secret":"${MASK}"}`,
  );
});

test.each([
  ['/api/calendar/q7f2.ics', `/api/calendar/${MASK}`],
  ['/apps/1/events?auth_signature=ab&name=x', `/apps/1/events?auth_signature=${MASK}&name=x`],
  ['/api/info/manu', '/api/info/manu'],
])('%s is shown as %s', (url, shown) => {
  expect(maskSecretPath(url)).toBe(shown);
});
