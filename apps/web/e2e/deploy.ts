import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself, or leaves it to what is behind by returning false. */
export type Doorman = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The same built files behind another door, whose doorman answers some addresses otherwise. */
export async function deploy(behind: string, doorman: Doorman) {
  const server = createServer((incoming, outgoing) => {
    if (doorman(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const onward = ask(new URL(url, behind), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Another site configuration, or none at all. */
export function withSite(site: object | undefined): Doorman {
  return ({ url }, outgoing) => {
    if (url !== '/site.json') return false;
    outgoing.writeHead(site ? 200 : 503, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(site ?? {}));
    return true;
  };
}
