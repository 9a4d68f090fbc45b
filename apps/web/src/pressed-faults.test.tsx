import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, samplePersona } from '@coop/addresses/sample';
import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenAt } from './routes/routes.tsx';
import './testing/dialogs.ts';
import { provideTokens, WITH_BOT_CHECK } from './testing/bot-provider.ts';
import { isDrawn } from './testing/drawn.ts';
import { ENDED, OWN_MESSAGE, OWN_WORDS } from './testing/faults/faults.ts';
import type { Press } from './testing/faults/press.ts';
import { accessPresses } from './testing/faults/presses-access.ts';
import { formPresses } from './testing/faults/presses-forms.ts';
import { bodyText } from './testing/faults/told.ts';
import { type OpenScreen, openScreen } from './testing/render-screen.tsx';
import { nonsense } from './testing/sound.ts';

// Calls that are pressed. A fault answers in the handler's place, so nothing has been changed: each press is the retry
// of the one before, and the last gets through.

const NO_WORDS = /ไม่สามารถเชื่อมต่อได้|Cannot connect|ระบบตอบกลับไม่ครบถ้วน/;

/** Faults, and what is read then. */
const FAULTS = [
  ['500', { status: 500, body: {} }, NO_WORDS],
  ['dropped', { drop: true }, NO_WORDS],
  ['malformed JSON', { text: '{"rc_code": "1' }, NO_WORDS],
  [
    'error body',
    { status: 503, body: { error: OWN_WORDS, message: OWN_MESSAGE } },
    new RegExp(`${OWN_WORDS}|${OWN_MESSAGE}`),
  ],
  ['refusal', { status: 422, body: { error: ENDED, message: ENDED } }, new RegExp(ENDED)],
  ['no fields', { status: 200, body: {} }, NO_WORDS],
] as const;

const faultsOf = (key: EndpointKey) => {
  const turn = endpointKeys.indexOf(key);
  return FAULTS.filter((_, index) => isDrawn(index + turn, 3));
};

beforeEach(() => {
  sessionStorage.clear();
  provideTokens('always-pass');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
});

interface Opened extends OpenScreen {
  readonly world: World;
}

async function openPress({ path, at, as, before, prepare }: Press): Promise<Opened> {
  const row = ADDRESSES.find((address) => address.path === path);
  if (!row) throw new Error(path);
  const no = as ?? samplePersona(row);
  let world: World | undefined;
  const { Component } = await screenAt(row)();
  const page = await openScreen(Component, {
    at: at ?? sampleAddress(row),
    path,
    site: WITH_BOT_CHECK,
    ...(row.session === 'member' && no && { member: no }),
    ...(row.session === 'membergroup' && no && { agency: no }),
    async before(other) {
      world = other;
      await before?.(other);
    },
  });
  if (!world) throw new Error('no world');
  await prepare?.(world);
  return { ...page, world };
}

/** Returns what is read on the page and in toasts, and the address. */
const wordsOn = ({ toasts, address }: OpenScreen, from = 0) =>
  [bodyText(), ...toasts.slice(from).map(({ text }) => text), `at ${address()}`].join('\n');

test.each(Object.entries({ ...accessPresses, ...formPresses }) as [EndpointKey, Press][])(
  '[ERR-01][ERR-02][ERR-07][AUTH-03][AUTH-13] %s says what went wrong, keeps what was typed, and can be pressed again',
  async (key, row) => {
    const page = await openPress(row);
    const { world, toasts } = page;
    for (const [name, fault, words] of faultsOf(key)) {
      world.faults.add({ endpoint: key, ...fault });
      const from = toasts.length;
      await row.press();
      await waitFor(() => expect(wordsOn(page, from), name).toMatch(words));
      await waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeNull());
      expect(wordsOn(page), name).not.toContain(row.done);
      expect(nonsense()).toEqual([]);
      for (const [label, value] of Object.entries(row.typed ?? {})) {
        expect(screen.getByLabelText(label), name).toHaveProperty('value', value);
      }
      expect(world.faults.list()[0]?.applied, name).toBeGreaterThan(0);
      world.faults.clear();
    }
    await row.press();
    await waitFor(() => expect(wordsOn(page)).toContain(row.done));
  },
);
