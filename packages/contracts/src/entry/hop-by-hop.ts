/** Headers that concern a connection and not what is sent over it, which a proxy must not pass on (RFC 9110, 7.6.1). */
export const HOP_BY_HOP: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
