import {
  openAgent,
  sendWire,
  signInWire,
  type WireIdentity,
} from '../src/testing/processes/wire.ts';

/** Connections that are kept open, so that the server is measured and not the handshake. */
const agent = openAgent(16);

export const callerOf = (url: string): WireIdentity => ({ url, agent });

/** The text of a POST that must be answered with 200. */
export async function post(here: WireIdentity, path: string): Promise<string> {
  const { status, text } = await sendWire(here, 'POST', path);
  if (status !== 200) throw new Error(`${here.url}${path} answered ${status}: ${text}`);
  return text;
}

/** Signs a member in with a token of the bot check, as the page does. */
export async function signIn(here: WireIdentity, no: number): Promise<WireIdentity> {
  const { text } = await sendWire(here, 'POST', '/recaptcha/token', { sitekey: 'demo' });
  return signInWire(here, String(no).padStart(5, '0'), { recaptcha: JSON.parse(text).token });
}
