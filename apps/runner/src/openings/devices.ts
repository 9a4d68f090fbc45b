import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAuthenticator } from '@coop/contracts/examples/authenticator';
import { inputs } from '@coop/contracts/examples/inputs';
import type { Setting } from '../people/setting.ts';
import { membersOf, type Opening, type Person } from './persons.ts';

/** The page that a browser makes a passkey for; of an address of this machine it takes the name alone. */
const pageOf = ({ options }: Setting): string =>
  options.portal ?? new URL(options.baseUrl.replace('//127.0.0.1', '//localhost')).origin;

const passkeysOf = async (person: Person) => (await person.ask('memberPasskeyList'))?.rows ?? [];

/** Has each member make a passkey, which is removed once something was done with it. */
async function* passkeysMade(setting: Setting) {
  const origin = pageOf(setting);
  for await (const person of membersOf(setting)) {
    const proof = { mem_password: person.password };
    const options = await person.ask('memberPasskeyOptions', proof);
    if (!options) continue;
    const device = createAuthenticator();
    const name = `กุญแจ ${device.id.slice(0, 6)}`;
    const made = { name, ...device.make(options.challenge, { origin }) };
    try {
      yield { person, device, made, origin };
    } finally {
      const kept = (await passkeysOf(person)).filter((passkey) => passkey.name === name);
      for (const { passkey_id } of kept) await person.ask('memberPasskeyRemove', { passkey_id });
    }
  }
}

/** Makes passkeys that are not yet kept. */
export async function* newPasskeys(setting: Setting): AsyncGenerator<Opening> {
  for await (const { person, made } of passkeysMade(setting))
    yield { asker: person.asker, body: made };
}

/** Makes passkeys and keeps them, for somebody to remove. */
export async function* keptPasskeys(setting: Setting): AsyncGenerator<Opening> {
  for await (const { person, made } of passkeysMade(setting)) {
    await person.ask('memberPasskeyRegister', made);
    const kept = (await passkeysOf(person)).find(({ name }) => name === made.name);
    if (kept) yield { asker: person.asker, body: { passkey_id: kept.passkey_id } };
  }
}

/** Makes passkeys and keeps them; their devices sign in. */
export async function* passkeySignIns(setting: Setting): AsyncGenerator<Opening> {
  for await (const { person, device, made, origin } of passkeysMade(setting)) {
    const isKept = await person.ask('memberPasskeyRegister', made);
    const visit = isKept && (await person.ask('memberPasskeyChallenge'));
    if (!visit) continue;
    const body = device.sign(visit.challenge, { origin });
    yield { asker: { session: 'none', owner: person.no }, body };
  }
}

/** Number of a device, as the contract makes it. */
export const deviceOf = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22);

/** Opens a push service on this machine, to which a mock that allows it sends. */
async function openReceiver() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { endpoint: `http://127.0.0.1:${port}/${randomUUID()}`, close };
}

/** The keys of a browser that nobody looks into. */
function browserKeys() {
  const keys = createECDH('prime256v1').generateKeys('base64url');
  return { p256dh: String(keys), auth: randomBytes(16).toString('base64url') };
}

/** Has notices sent to a browser of a member. */
export async function* pushTests(setting: Setting): AsyncGenerator<Opening> {
  for await (const person of membersOf(setting)) {
    const receiver = setting.isMock ? await openReceiver() : undefined;
    const { endpoint } = receiver ?? inputs.memberPushSubscribe.body;
    const body = { endpoint, ...browserKeys() };
    try {
      if (await person.ask('memberPushSubscribe', body))
        yield { asker: person.asker, body: undefined };
    } finally {
      await person.ask('memberPushUnsubscribe', { device_id: deviceOf(endpoint) });
      receiver?.close();
    }
  }
}
