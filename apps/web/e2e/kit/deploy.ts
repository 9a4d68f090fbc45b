import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteConfig } from '@coop/contracts/site';
import { prerenderedPage } from '../../src/first-paint/build/page-file.ts';

/** Answers a request itself, or leaves it to what is behind by returning false. */
export type Doorman = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>;

/** The same built files behind another door, whose doorman answers some addresses otherwise. */
export async function deploy(behind: string, doorman: Doorman) {
  const server = createServer(async (incoming, outgoing) => {
    if (await doorman(incoming, outgoing)) return;
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
  const readSite = async () => (site ?? {}) as SiteConfig; // also what none should be
  return async (incoming, outgoing) => {
    const page = await prerenderedPage(process.env.WEB_DIST ?? 'dist', incoming, readSite);
    if (page !== undefined) {
      outgoing.writeHead(200, { 'content-type': page.type });
      outgoing.end(page.text);
      return true;
    }
    if (incoming.url !== '/site.json') return false;
    outgoing.writeHead(site ? 200 : 503, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(site ?? {}));
    return true;
  };
}
