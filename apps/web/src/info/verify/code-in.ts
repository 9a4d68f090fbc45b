import { readTyped } from '@coop/format/text/thai-text';

/** Returns the code behind the # of an address, without what nobody sees: a messenger may add it to a link. */
export function codeIn(hash: string): string {
  const behind = hash.slice(1);
  try {
    return readTyped(decodeURIComponent(behind)).replaceAll(' ', '');
  } catch {
    return behind;
  }
}
