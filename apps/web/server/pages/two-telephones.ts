import type { FastifyInstance } from 'fastify';
import type { SiteSource } from '../site/site.ts';
import { createClients } from './backend-client.ts';

/** A Thai number, of nine or ten digits in any groups. */
const TELEPHONE = /(?<!\d)0(?:[ -]?\d){8,9}(?!\d)/g;

/** Returns the telephone numbers of a text, in digits only. */
const telephonesIn = (text: string): string[] =>
  (text.match(TELEPHONE) ?? []).map((found) => found.replace(/\D/g, ''));

/** Returns the telephone numbers of a footer that does not name the configuration's. */
export function otherTelephones(phone: string, footer: string): string[] {
  const [ours] = telephonesIn(phone);
  const found = telephonesIn(footer);
  return ours === undefined || found.includes(ours) ? [] : found;
}

/**
 * Says in the log, once the server listens, where pages would name two telephone numbers: the configuration's, and
 * another one in the footer that the backend sends.
 */
export function compareTelephones(
  app: FastifyInstance,
  backendUrl: string,
  site: SiteSource,
): void {
  const clientFor = createClients(backendUrl);
  async function compare(): Promise<void> {
    const config = await site.read();
    const { title_contact } = await clientFor(config)('infoFooterShow', {});
    const others = otherTelephones(config.phone ?? '', title_contact.Note);
    if (others.length === 0) return;
    app.log.warn(`site.json says ${config.phone}, and the backend’s footer ${others.join(', ')}`);
  }
  // A backend that is not there is complained of elsewhere.
  app.addHook('onListen', () => void compare().catch(() => undefined));
}
