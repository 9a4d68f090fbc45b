/** Maximum bytes of a backend's answer that this server reads itself; what it passes on is not kept. */
const MOST_BYTES = 8 * 1_024 * 1_024;

/** Reads an answer of the backend whole, for a page or a setting. Rejects when it is longer than any may be. */
export async function boundedText({ body }: Response, most = MOST_BYTES): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  // Leaving the loop ends the answer, which need not end by itself.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) throw new Error(`the backend's answer is longer than ${most} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
