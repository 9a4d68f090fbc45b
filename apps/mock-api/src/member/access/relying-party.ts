import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { World } from '../../world/world.ts';

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** Parses the browser's data on what was signed, and on which page; undefined if invalid. */
function readClientData(text: string): ClientData | undefined {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(text, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' && typeof origin === 'string'
      ? { challenge, origin }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether passkeys are accepted on this page: a configured origin, or without any, `localhost`. */
function isOurs(world: World, origin: string): boolean {
  const ours = world.passkeyOrigins ?? [];
  if (ours.length > 0) return ours.includes(origin);
  return URL.canParse(origin) && new URL(origin).hostname === 'localhost';
}

/**
 * Returns the expected values of an answer and uses up its challenge; undefined if it is for another page or was not
 * requested.
 */
function expectedOf(world: World, clientData: string, purpose: string) {
  const read = readClientData(clientData);
  if (!read || !world.challenges.use(read.challenge, purpose, world.clock.now())) return undefined;
  if (!isOurs(world, read.origin)) return undefined;
  return {
    expectedChallenge: read.challenge,
    expectedOrigin: read.origin,
    expectedRPID: new URL(read.origin).hostname,
    requireUserVerification: true,
  };
}

// Loaded when the first passkey is used, because the library is large.
const library = () => import('@simplewebauthn/server');

/** Verifies a device's new credential; undefined if anything is wrong. */
export async function verifiedCredential(
  world: World,
  purpose: string,
  answer: { id: string; client_data: string; attestation: string },
): Promise<WebAuthnCredential | undefined> {
  const { id, client_data: clientDataJSON, attestation: attestationObject } = answer;
  const expected = expectedOf(world, clientDataJSON, purpose);
  if (!expected) return undefined;
  const response: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined);
  return result?.registrationInfo?.credential;
}

/** Returns the signature counter after a sign-in; undefined if anything is wrong. */
export async function verifiedCounter(
  world: World,
  purpose: string,
  credential: { id: string; publicKey: string; counter: number },
  answer: { client_data: string; authenticator_data: string; signature: string },
): Promise<number | undefined> {
  const { id, publicKey, counter } = credential;
  const expected = expectedOf(world, answer.client_data, purpose);
  if (!expected) return undefined;
  const response: AuthenticationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: answer.client_data,
      authenticatorData: answer.authenticator_data,
      signature: answer.signature,
    },
    clientExtensionResults: {},
  };
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
