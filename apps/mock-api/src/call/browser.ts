/** Who calls, as far as the connection tells. */
export interface Browser {
  /** Empty where the browser says nothing. */
  readonly userAgent: string;
  readonly address: string;
}

/** Where no request came, as in tests. */
export const NOBODY_KNOWN: Browser = { userAgent: '', address: '' };

/** What is read off a request; Fastify's has this form. */
interface Asked {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

export const browserOf = ({ ip, headers }: Asked): Browser => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
});
