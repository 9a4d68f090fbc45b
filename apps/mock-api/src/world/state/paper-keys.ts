import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { type PaperFields, paperText, readPaperCode } from '@coop/contracts/info/paper-code';

/** The key with which the demo signs its papers, a PKCS8 in base64: known to everybody. */
export const DEMO_VERIFY_KEY = 'MC4CAQAwBQYDK2VwBCIEIGRlbW8tc2lnbmluZy1rZXktb2YtcGFwZXJzLTAwMDAx';

/** The keys of a cooperative's papers: one signs, all of them verify. */
export interface PaperKeys {
  /** The public keys, the one in use first: their ids and 32 bytes in base64url. */
  readonly list: readonly { readonly id: string; readonly publicKey: string }[];
  /** The code that stands on a paper. Throws where a field is not as it must be. */
  code(fields: PaperFields): string;
  /** The fields of a code that was signed here, with any of the keys; undefined of any other. */
  open(code: string): PaperFields | undefined;
}

/** The base64 of a key, within the frame of a PEM or without; `\\n` is a new line where a variable has only one. */
function derOf(text: string): Buffer {
  const lines = text.replaceAll('\\n', '\n').split('\n');
  return Buffer.from(lines.filter((line) => !line.includes('-----')).join(''), 'base64');
}

function ed25519<Key extends KeyObject>(key: Key): Key {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  return key;
}

const rawOf = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x);

/** What a paper calls a key: the beginning of its digest. */
const idOf = (raw: string): string =>
  createHash('sha256').update(Buffer.from(raw, 'base64url')).digest('base64url').slice(0, 8);

/**
 * Reads the private key (PKCS8, PEM or base64) and public keys of before (SPKI, PEM or base64, commas between).
 * Throws where one is no Ed25519 key.
 */
export function readPaperKeys(secret: string, old = ''): PaperKeys {
  const own = ed25519(createPrivateKey({ key: derOf(secret), format: 'der', type: 'pkcs8' }));
  const olds = old
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }));
  const keys = [createPublicKey(own), ...olds.map(ed25519)].map((key) => {
    const publicKey = rawOf(key);
    return { key, publicKey, id: idOf(publicKey) };
  });
  const [{ id } = { id: '' }] = keys;
  return {
    list: keys.map(({ id, publicKey }) => ({ id, publicKey })),
    code(fields) {
      const text = paperText(id, fields);
      return `${text}.${sign(null, Buffer.from(text), own).toString('base64url')}`;
    },
    open(code) {
      const read = readPaperCode(code);
      const known = keys.find((one) => one.id === read?.keyId);
      if (!read || !known) return undefined;
      const isGenuine = verify(null, Buffer.from(read.signed), known.key, read.signature);
      return isGenuine ? read.fields : undefined;
    },
  };
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The short code of a paper, drawn from its signature, which only the key's owner can make. */
export function checkOf(code: string): string {
  const digest = createHash('sha256').update(code).digest();
  const signs = [...digest.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
