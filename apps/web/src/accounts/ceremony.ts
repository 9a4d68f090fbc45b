import type { Body, Response } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';

const NUMERIC_HOST = /^[\d.]+$|:/;

/**
 * Tells whether a passkey can be offered: the deployment does, the page is a safe one of a host with a name, and the
 * browser reads options by itself.
 */
export function canUsePasskey({ passkey }: Pick<SiteConfig, 'passkey'>): boolean {
  return (
    passkey === true &&
    globalThis.isSecureContext &&
    !NUMERIC_HOST.test(location.hostname) &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** The person closed the device's own dialogue, or let it wait too long: nothing has to be said. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** The device has this passkey already. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

function text(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (number) => String.fromCharCode(number)).join(
    '',
  );
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Asks the device to make a passkey. Rejects with the browser's DOMException. */
export async function makePasskey(
  options: Response<'memberPasskeyOptions'>,
): Promise<Omit<Body<'memberPasskeyRegister'>, 'name'>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...options,
    // The host of the page, which the backend checks; the browser takes it where none is named.
    rp: options.rp as PublicKeyCredentialRpEntity & { id: string },
  });
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: text(clientDataJSON), attestation: text(attestationObject) };
}

/** Asks the device to sign in. Rejects with the browser's DOMException. */
export async function signWithPasskey(
  options: Response<'memberPasskeyChallenge'>,
): Promise<Omit<Body<'memberPasskeyLogin'>, 'recaptcha'>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } =
    signed.response as AuthenticatorAssertionResponse;
  return {
    id: signed.id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
  };
}
