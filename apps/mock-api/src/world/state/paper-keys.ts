import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { type PaperFields, paperText, readPaperCode } from '@coop/contracts/info/paper-code';

/** The key with which the demo signs its papers, a PKCS8 in base64. It is public. */
export const DEMO_VERIFY_KEY = 'MC4CAQAwBQYDK2VwBCIEIGRlbW8tc2lnbmluZy1rZXktb2YtcGFwZXJzLTAwMDAx';

/** The keys of a cooperative's papers: one signs, all of them verify. */
export interface PaperKeys {
  /** Public keys, the one in use first: their ids and 32 bytes in base64url. */
  readonly list: readonly { readonly id: string; readonly publicKey: string }[];
  /** Returns the code to print on a paper. Throws if a field is invalid. */
  code(fields: PaperFields): string;
  /** Returns the fields of a code signed with any of the keys; undefined for any other. */
  open(code: string): PaperFields | undefined;
}

/** Returns the base64 of a key, with or without the PEM frame; `\\n` is a new line if a variable has only one line. */
function derOf(text: string): Buffer {
  const lines = text.replaceAll('\\n', '\n').split('\n');
  return Buffer.from(lines.filter((line) => !line.includes('-----')).join(''), 'base64');
}

function ed25519<Key extends KeyObject>(key: Key): Key {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  return key;
}

const rawOf = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x);

/** Returns the id of a key as papers name it: the beginning of its digest. */
const idOf = (raw: string): string =>
  createHash('sha256').update(Buffer.from(raw, 'base64url')).digest('base64url').slice(0, 8);

/**
 * Reads the private key (PKCS8, PEM or base64) and earlier public keys (SPKI, PEM or base64, separated by commas).
 * Throws if one is no Ed25519 key.
 */
export function readPaperKeys(secret: string, old = ''): PaperKeys {
  const privateKey = ed25519(
    createPrivateKey({ key: derOf(secret), format: 'der', type: 'pkcs8' }),
  );
  const olds = old
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }));
  const keys = [createPublicKey(privateKey), ...olds.map(ed25519)].map((key) => {
    const publicKey = rawOf(key);
    return { key, publicKey, id: idOf(publicKey) };
  });
  const [{ id } = { id: '' }] = keys;
  return {
    list: keys.map(({ id, publicKey }) => ({ id, publicKey })),
    code(fields) {
      const text = paperText(id, fields);
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    },
    open(code) {
      const read = readPaperCode(code);
      const known = keys.find((key) => key.id === read?.keyId);
      if (!read || !known) return undefined;
      const isGenuine = verify(null, Buffer.from(read.signed), known.key, read.signature);
      return isGenuine ? read.fields : undefined;
    },
  };
}

/** Letters and digits that are not easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns the short code of a paper, derived from its signature, which only the key's owner can make. */
export function checkOf(code: string): string {
  const digest = createHash('sha256').update(code).digest();
  const signs = [...digest.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
