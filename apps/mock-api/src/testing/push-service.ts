import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
// Without types of its own; what it decrypts is what a browser would.
// @ts-expect-error
import ece from 'http_ece';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: { kind: string; title: string; body: string; url: string };
}

/** Opens a push service on this machine with one browser behind it, which decrypts its messages. */
export async function openPushService() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth };
      const text: Buffer = ece.decrypt(Buffer.concat(parts), options);
      const { url = '', headers } = request;
      received.push({ path: url, headers, message: JSON.parse(text.toString()) });
      response.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** Sets its answer from now on. */
    answer(next: number) {
      status = next;
    },
    /** Returns what a browser sends to the portal after subscribing. */
    subscription: (name = 'one') => ({
      endpoint: `http://127.0.0.1:${port}/push/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth,
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
