import type { EndpointKey } from '@coop/contracts/endpoints';
import { describe, expect, test } from 'vitest';
import { createWorlds } from '../world/worlds.ts';
import { askBotCheck, asksOnlyAfterFailures, BotCheckRequested } from './ask-bot-check.ts';

const ASKED = 'กรุณายืนยันว่าท่านไม่ใช่โปรแกรมอัตโนมัติ';

test.each<[EndpointKey, boolean]>([
  ['membergroupAuthLogin', true],
  ['memberAuthLogin', false],
  ['memberShareList', false],
  ['infoMenuShow', false],
])('%s takes a token, and needs none at first: %s', (key, expected) => {
  expect(asksOnlyAfterFailures(key)).toBe(expected);
});

describe('where a token is needed', () => {
  const worlds = createWorlds({ seed: 'demo', population: 12, now: () => 0, testTokens: true });
  const ask = (body: unknown) => () => askBotCheck(worlds.get('default'), body);

  test.each([[{}], [undefined], [null]])('%j asks for one', (body) => {
    expect(ask(body)).toThrow(BotCheckRequested);
    expect(ask(body)).toThrow(
      expect.objectContaining({
        status: 422,
        body: { error: ASKED, errors: { recaptcha: [ASKED] } },
      }),
    );
  });

  test('a wrong one is another refusal, a right one is let through', () => {
    expect(ask({ recaptcha: 'always-fail' })).toThrow(expect.objectContaining({ status: 422 }));
    expect(ask({ recaptcha: 'always-fail' })).not.toThrow(BotCheckRequested);
    expect(ask({ recaptcha: 'always-pass' })).not.toThrow();
  });
});
