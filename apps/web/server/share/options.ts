import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyRequest } from 'fastify';

/** What the routes of this room ask the rest of the server for. */
export interface ShareOptions {
  /** A client of the backend; a cookie (`name=value`) selects another content. */
  readonly clientFor: (cookie?: string) => Client;
  readonly site: { read(cookie?: string): Promise<SiteConfig> };
  /** The cookie of a request that selects another content; none in production. */
  readonly cookieOf?: (request: FastifyRequest) => string | undefined;
  /** The logo of the cooperative as PNG or JPEG, if it can be read; the seal stands in its place. */
  readonly logoOf?: (site: SiteConfig) => Promise<Uint8Array | undefined>;
}

/** What is written with whole addresses needs these, too. */
export interface AbsoluteOptions extends ShareOptions {
  /** The portal's own address as visitors know it; '' where nobody has said it. */
  readonly originOf: (request: FastifyRequest) => string;
  /** Scheme, host and port of the backend. */
  readonly backendUrl: string;
}
