import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openWorld } from './world.ts';

const MESSAGE = 'not called: memberNoteSave';

/** A control plane that refuses everything with one sentence. */
async function refusing() {
  const server = createServer((_, response) => {
    response.writeHead(412, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: MESSAGE, code: -32_012, data: {} } }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    world: openWorld(`http://127.0.0.1:${port}`, 'own'),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('what was not called is said at the line of the test that expected it', async () => {
  await using control = await refusing();
  const { world } = control;
  const failureOf = (expected: Promise<void>) =>
    expected.then(
      () => undefined,
      (error: Error) => error,
    );
  for (const error of [
    await failureOf(world.journal.expect({ endpoint: 'memberNoteSave' })),
    await failureOf(world.expectFaults()),
  ]) {
    expect(error?.message).toBe(MESSAGE);
    expect(error?.stack).toMatch(
      /^Error: not called: memberNoteSave\n[\s\S]*world\.test\.ts[^\n]*:\d+/,
    );
  }
});

test('who cannot sign in is named, with the sentence of the refusal', async () => {
  const server = createServer((_, response) => {
    response.writeHead(422, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'รหัสผ่านไม่ถูกต้อง' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const world = openWorld(`http://127.0.0.1:${port}`, 'own');
  await expect(world.signIn('00009')).rejects.toThrow('00009 cannot sign in: รหัสผ่านไม่ถูกต้อง');
  server.close();
});

test('a call of one’s own is put into the world by a header', () => {
  const world = openWorld('http://127.0.0.1:1', 'own');
  expect(world.headers).toEqual({ 'x-mock-world': 'own' });
  expect(String(world.cookie)).toBe('mock_world=own');
  expect({ ...world.cookie }).toEqual({ name: 'mock_world', value: 'own' });
});
