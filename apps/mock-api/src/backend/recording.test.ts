import { expect, test } from 'vitest';
import { controlOf, startPair, WORLD } from '../testing/backends.ts';
import { startMock } from '../testing/start-mock.ts';

test('what a backend answered is played without it: masked, in its order, the last one again', async () => {
  await using pair = await startPair('proxy');
  const member = await pair.front.signIn('00001');
  await member.ok('memberShareList');
  await controlOf(pair.real).faults.add({ world: WORLD, endpoint: 'memberShareList', status: 503 });
  await member.call('memberShareList');
  const recorder = controlOf(pair.front);
  const file = JSON.parse(JSON.stringify(await recorder.recording.export({ world: WORLD })));
  expect(await recorder.recording.get({ world: WORLD })).toEqual({ recorded: 5, played: 0 });
  expect(JSON.stringify(file)).not.toContain('480200.00');

  await using offline = await startMock({ control: true });
  const control = controlOf(offline);
  expect(await control.recording.play({ world: WORLD, recording: file })).toEqual({ played: 5 });
  const visitor = await offline.caller();
  const first = await visitor.call('memberShareList');
  expect(first).toMatchObject({ status: 200, body: { as_of: '9999-99-99' } });
  for (let i = 0; i < 2; i += 1) {
    expect((await visitor.call('memberShareList')).status).toBe(503);
  }
  // The mock answers what was not recorded.
  expect((await visitor.call('memberLoanList')).status).toBe(401);
  await control.faults.add({ world: WORLD, endpoint: 'infoFooterShow', status: 500 });
  expect(await control.recording.stop({ world: WORLD })).toEqual({ stopped: 5 });
  expect((await visitor.call('memberShareList')).status).toBe(401);
  expect(await control.faults.list({ world: WORLD })).toHaveLength(1);
});

test.each([
  [{ version: 2, answers: [] }, 'it is no recording of version 1'],
  [{ version: 1, answers: [{ endpoint: 'memberSharList' }] }, 'did you mean memberShareList?'],
])('a file that is none is refused: %j', async (recording, sentence) => {
  await using mock = await startMock();
  const played = controlOf(mock).recording.play({ world: WORLD, recording: recording as never });
  await expect(played).rejects.toThrow(sentence);
});
