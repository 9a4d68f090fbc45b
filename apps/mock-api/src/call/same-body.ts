import { createHash } from 'node:crypto';
import { invalid } from './wire-error.ts';

/** A fact of a keyed call; of a call that needs no key it may have none, and older ones have no hash of their body. */
interface Keyed {
  readonly value: { readonly key?: string; readonly bodyHash?: string };
}

/** Hashes a body regardless of its bot check and the order of its fields. */
export function hashOf(body: object): string {
  const fields = Object.entries(body)
    .filter(([name, value]) => name !== 'recaptcha' && value !== undefined)
    .toSorted(([text], [other]) => (text < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/**
 * Returns the fact of an earlier call with the same key; undefined if the key is new or there is none.
 * @throws WireError 422 at the key's field if the key was sent with another body
 */
export function sentBefore<F extends Keyed, N extends string>(
  facts: readonly F[],
  field: N,
  body: { readonly [K in N]?: string | undefined },
): F | undefined {
  const key = body[field];
  const same = key && facts.find(({ value }) => value.key === key);
  if (!same) return undefined;
  const { bodyHash } = same.value;
  if (bodyHash === undefined || bodyHash === hashOf(body)) return same;
  throw invalid({ [field]: ['รหัสกันส่งซ้ำนี้ใช้กับข้อความอื่นที่ส่งไปแล้ว ข้อความนี้ยังไม่ได้ส่ง'] });
}
