import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openCaller } from '../testing/caller.ts';
import { expectFieldErrors } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const FORGED = '\r\n{"level":30,"msg":"forged"}\u001b[2J\u0000\u009b1m';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

test('numbers, paths and agents with line breaks and terminal signs stand escaped in journal and log', async () => {
  await using mock = await startMock();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const options = { worlds: mock.worlds, cookieSecret: 'a-secret-for-tests', control: true, log };
  const app = await buildApp(options);
  const caller = await openCaller(app);
  const headers = { 'user-agent': `Mozilla${FORGED}`, referer: `http://a/${FORGED}` };
  const body = { membership_no: `00012${FORGED}`, mem_password: 'x', remember: false };
  const refused = await caller.call('memberAuthLogin', { body, headers });
  expectFieldErrors(refused, ['membership_no', 'recaptcha']);
  const path = `/api/info/manu?x=${encodeURIComponent(FORGED)}`;
  expect((await caller.send('GET', path, { headers })).status).toBe(200);
  const entries = mock.world.journal.list();
  expect(entries.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining(['memberAuthLogin', 'infoMenuShow']),
  );
  const words = entries.flatMap((entry) => Object.values(entry).map(String));
  expect(words.filter((text) => CONTROL.test(text))).toEqual([]);
  expect(words.join()).toContain(String.raw`00012\r\n{\"level\":30`);
  await app.close();
  expect(lines.filter((line) => CONTROL.test(line.trimEnd()))).toEqual([]);
});
