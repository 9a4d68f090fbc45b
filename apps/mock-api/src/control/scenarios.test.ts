import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inPackage } from '../call/package-folder.ts';
import { controlOf } from '../testing/control.ts';
import { startMock } from '../testing/start-mock.ts';

const WORLD = 'default';
const DAY_MS = 86_400_000;

async function started() {
  const mock = await startMock({ control: true });
  const control = controlOf(mock);
  return { mock, control, [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose]() };
}

test('the scenarios that come with the mock are checked and can all be gone through', async () => {
  await using here = await started();
  const shipped = await here.control.scenarios.list({ world: WORLD });
  const files = shipped.map(({ name }) => `${name}.json`);
  expect(files.toSorted()).toEqual(readdirSync(inPackage('scenarios')).toSorted());
  for (const { name, steps } of shipped) {
    await here.control.scenarios.start({ world: name, name });
    for (const key of steps.keys()) {
      if (key > 0) await here.control.scenarios.advance({ world: name });
      expect(await here.control.scenarios.get({ world: name })).toMatchObject({
        at: key,
        problem: '',
      });
    }
    const beyond = here.control.scenarios.advance({ world: name });
    await expect(beyond).rejects.toThrow(`${name} is at its last step`);
  }
});

test('a scenario goes on by itself with the calls that it waits for, and back to the beginning', async () => {
  await using here = await started();
  const { control, mock } = here;
  const member = await mock.signIn('00001');
  const before = (await control.clock.get({ world: WORLD })).now;
  await control.scenarios.start({ world: WORLD, name: 'shares-fail-twice' });
  const statuses = [];
  for (let i = 0; i < 2; i += 1) statuses.push((await member.call('memberShareList')).status);
  expect(statuses).toEqual([503, 503]);
  expect(await control.scenarios.get({ world: WORLD })).toMatchObject({ at: 1 });
  const [slow] = await control.faults.list({ world: WORLD });
  expect(slow?.fault).toMatchObject({ medianMs: 600 });
  await control.scenarios.advance({ world: WORLD });
  expect(await control.faults.list({ world: WORLD })).toEqual([]);
  expect((await control.clock.get({ world: WORLD })).now).toBeGreaterThanOrEqual(before + DAY_MS);
  await control.scenarios.reset({ world: WORLD });
  expect((await control.clock.get({ world: WORLD })).now).toBeLessThan(before + DAY_MS);
  expect(await control.scenarios.get({ world: WORLD })).toBeNull();
  await expect(control.scenarios.reset({ world: WORLD })).rejects.toThrow('no scenario is on');
});

test('a scenario is named, and one alone', async () => {
  await using here = await started();
  const { scenarios } = here.control;
  // @ts-expect-error no such scenario
  const misspelt = scenarios.start({ world: WORLD, name: 'shares-fail-twise' });
  await expect(misspelt).rejects.toThrow('did you mean shares-fail-twice?');
  const both = { world: WORLD, name: 'shares-fail-twice', scenario: {} } as const;
  for (const input of [both, { world: WORLD }])
    await expect(scenarios.start(input)).rejects.toThrow('one of both');
});

describe('a scenario of one’s own', () => {
  const step = { name: 'one' };
  const scenarioOf = (...steps: object[]) => ({ name: 'own', about: 'a test', steps });

  test.each([
    [scenarioOf(), 'steps must have at least 1 entries'],
    [
      scenarioOf({ ...step, faulst: [] }),
      'steps.0: there is no field faulst; did you mean faults?',
    ],
    [
      scenarioOf({ ...step, faults: [{ endpoint: 'memberSharList' }] }),
      'steps.0.faults.0.endpoint: no endpoint is named memberSharList; did you mean memberShareList?',
    ],
    [
      scenarioOf({ ...step, do: [{ call: 'clock.advanse' }] }),
      'steps.0.do.0: no step can do clock.advanse; did you mean clock.advance?',
    ],
    [
      scenarioOf(step, { ...step, do: [{ call: 'clock.advance', with: { days: 1 } }] }),
      'steps.1.do.0: ms is missing; there is no field days; there are world, ms',
    ],
  ])('is refused before anything is done: %j', async (scenario, sentence) => {
    await using here = await started();
    const begun = here.control.scenarios.start({ world: WORLD, scenario });
    await expect(begun).rejects.toThrow(sentence);
  });
});
