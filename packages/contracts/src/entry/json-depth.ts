// How deep JSON may be nested that is read whole, from either side.

/** Brackets in brackets; nothing of the contract has ten, and what reads them calls itself for each. */
export const MOST_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Returns how deep the brackets of JSON go that stand outside its strings. All its signs are single bytes. */
function depthOf(json: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let position = 0; position < json.length; position += 1) {
    const sign = json[position] ?? 0;
    if (sign === BACKSLASH) position += 1;
    else if (sign === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if (OPENING.includes(sign)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (CLOSING.includes(sign)) depth -= 1;
  }
  return deepest;
}

/**
 * Tells whether it is what begins as JSON does, perhaps behind a byte order mark and blanks; a picture or a page does
 * not.
 */
const isJson = (body: Uint8Array) =>
  OPENING.includes(body.find((sign) => sign > 0x20 && sign < 0x80) ?? 0);

/** Tells whether it is JSON that is nested deeper than any is. */
export const isTooDeep = (body: Uint8Array): boolean => isJson(body) && depthOf(body) > MOST_DEPTH;
