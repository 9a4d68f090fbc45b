/** The caller as known from the connection. */
export interface Browser {
  /** Empty if the browser sends none. */
  readonly userAgent: string;
  readonly address: string;
}

/** Used without a request, as in tests. */
export const NOBODY_KNOWN: Browser = { userAgent: '', address: '' };

/** The part of a request that is read; Fastify's has this form. */
interface Asked {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

export const browserOf = ({ ip, headers }: Asked): Browser => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
});
