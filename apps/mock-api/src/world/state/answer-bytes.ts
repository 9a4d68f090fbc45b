// Answers that are kept are written down once: the same bytes go to whoever asks for them.

const BYTES = new WeakMap<object, Buffer>();

/** Writes an answer down that is kept and never changed; returns the number of its characters. */
export function writeDown(answer: object): number {
  const text = JSON.stringify(answer);
  BYTES.set(answer, Buffer.from(text));
  return text.length;
}

/** Returns an answer as JSON: its bytes where it is kept, else text. */
export const jsonOf = (answer: unknown): Buffer | string =>
  BYTES.get(answer as object) ?? JSON.stringify(answer);
