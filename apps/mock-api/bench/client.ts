import { openAgent, sendWire, type WireIdentity } from '../src/testing/wire.ts';

/** Connections that are kept open, so that the server is measured and not the handshake. */
const agent = openAgent(16);

export const callerOf = (url: string): WireIdentity => ({ url, agent });

/** The text of a POST that must be answered with 200. */
export async function post(here: WireIdentity, path: string): Promise<string> {
  const { status, text } = await sendWire(here, 'POST', path);
  if (status !== 200) throw new Error(`${here.url}${path} answered ${status}: ${text}`);
  return text;
}
