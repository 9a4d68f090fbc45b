/** Reads a text as JSON, with or without a byte order mark before it; undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
