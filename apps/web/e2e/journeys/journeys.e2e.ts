import { expect } from '@playwright/test';
import { missing } from '../engines/engines.ts';
import { ENGINES } from '../engines/tab.ts';
import { test } from '../engines/test.ts';
import { enter } from '../walk/enter.ts';
import { JOURNEYS } from './journeys.ts';
import { take } from './steps.ts';

const DESK = { width: 1440, height: 900, letters: '100' } as const;

for (const engine of ENGINES) {
  const lack = missing(engine);
  if (lack) console.log(lack);
  test.describe(engine, () => {
    // One worker starts the engine, and not each of them.
    test.describe.configure({ mode: 'default' });
    for (const { name, from, steps } of lack ? [] : JOURNEYS) {
      test(`[PAGE-06] in ${engine} ${name}`, async ({ openTab }) => {
        const tab = await test.step('open a tab', () => openTab(engine));
        await test.step('enter', () => enter(tab, from, DESK));
        for (const step of steps) await test.step(step.join(' '), () => take(tab, step));
        // A wrong password is refused with 422.
        const wrong = (await tab.complaints()).filter((complaint) => !complaint.endsWith(' 422'));
        expect(wrong).toEqual([]);
      });
    }
  });
}
