/** First byte of a whole text message. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A text as the bytes of a socket frame from a server: neither masked nor compressed (RFC 6455, 5.2). An event for a
 * thousand sockets is encoded once.
 */
export function wireFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length < TWO_BYTES) return Buffer.concat([Buffer.of(TEXT, length), payload]);
  if (length <= 0xffff) {
    const head = Buffer.of(TEXT, TWO_BYTES, length >> 8, length & 0xff);
    return Buffer.concat([head, payload]);
  }
  const head = Buffer.alloc(10);
  head.set([TEXT, EIGHT_BYTES]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
