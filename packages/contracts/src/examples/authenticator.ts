import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
/** Head of CBOR bytes of up to 64 KB. */
const bytesHead = (length: number) => Buffer.from([0x59, length >> 8, length & 0xff]);
const cborText = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

interface Signing {
  readonly origin?: string;
  /** Tells whether the device has verified the user by finger, face or code. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** Creates a device that makes one passkey and signs with it, in the form that a browser passes on. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const dataOf = ({ origin, isVerified, counter }: Required<Signing>, key?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    const attested = key ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, key] : [];
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([flags]),
      count,
      ...attested,
    ]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const complete = (signing: Signing): Required<Signing> => ({
    origin: 'http://localhost:5173',
    isVerified: true,
    counter: 1,
    ...signing,
  });
  return {
    id: text(id),
    /** The answer to options of a registration. */
    make(challenge: string, signing: Signing = {}) {
      const set = complete({ counter: 0, ...signing });
      const data = dataOf(set, coseKey);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        bytesHead(data.length),
        data,
      ]);
      const client = clientData('webauthn.create', challenge, set.origin);
      return { id: text(id), client_data: text(client), attestation: text(attestation) };
    },
    /** The answer to the challenge of a sign-in. */
    sign(challenge: string, signing: Signing = {}) {
      const set = complete(signing);
      const data = dataOf(set);
      const client = clientData('webauthn.get', challenge, set.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        client_data: text(client),
        authenticator_data: text(data),
        signature: text(signature),
      };
    },
  };
}
