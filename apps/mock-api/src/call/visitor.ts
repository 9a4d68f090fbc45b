/** Who calls, as far as the connection tells. */
export interface Visitor {
  /** Empty where the browser says nothing. */
  readonly userAgent: string;
  readonly address: string;
}

/** What is read off a request; Fastify's has this form. */
interface Asked {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

export const visitorOf = ({ ip, headers }: Asked): Visitor => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
});
