import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, test } from 'vitest';
import { contextLine } from './report/verdict.ts';
import { startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

const START = Date.parse('2026-11-20T10:00:00+07:00');
const ONLY = ['--only', 'memberTermsAccept', '--only', 'memberShareList', '--budget', '20'];

/** Starts a mock that proxies calls to another one, which stands for a backend with real people. */
async function startFront(mode: 'proxy' | 'proxy-or-mock') {
  const real = await startBrokenMock();
  const worlds = createWorlds({
    seed: 'demo',
    population: 12_000,
    now: () => START,
    testTokens: true,
    backend: { url: real.baseUrl, mode, timeoutMs: 20_000 },
  });
  const app = await buildApp({ worlds, control: true, cookieSecret: 'a-secret-for-tests' });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    real,
    worlds,
    baseUrl,
    async [Symbol.asyncDispose]() {
      await app.close();
      await real[Symbol.asyncDispose]();
    },
  };
}

test('a mock that proxies calls is no plain mock: what is behind it is only read', async () => {
  await using front = await startFront('proxy');
  await front.real.control('faults.add', {
    world: 'default',
    endpoint: 'memberShareList',
    missing: 'as_of',
  });
  const report = await reportOf(front.baseUrl, ...ONLY);
  expect(report.run).toMatchObject({ isMock: false, behind: front.real.baseUrl });
  expect(contextLine(report)).toContain(
    `backend ${front.real.baseUrl} behind a mock, reading only`,
  );
  expect(driftOf(report)).toEqual(['breaking missing as_of']);
  expect(report.notExercised).toContainEqual({
    what: 'everything',
    why: 'it changes records, and --allow-writes was not given',
    endpoints: ['memberTermsAccept'],
  });
  // The run's own world is deleted.
  expect(front.worlds.list().map(({ name }) => name)).not.toContainEqual(
    expect.stringMatching(/^contract-/),
  );
  await expect(reportOf(front.baseUrl, '--target', 'mock', ...ONLY)).rejects.toThrow(
    `this mock proxies calls to ${front.real.baseUrl}`,
  );
  front.worlds.get('kept').backend.setStandard('mock');
  const plain = await reportOf(front.baseUrl, '--world', 'kept', ...ONLY);
  expect(plain.run).toMatchObject({ isMock: true, behind: undefined });
  expect(driftOf(plain)).toEqual([]);
});
