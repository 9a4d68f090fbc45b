import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyRequest } from 'fastify';
import type { Marks } from './marks.ts';

/** Needs of these routes from the rest of the server. */
export interface ShareOptions {
  /** Returns a client of the backend; a cookie (`name=value`) selects other content. */
  readonly clientFor: (cookie?: string) => Client;
  readonly site: { read(cookie?: string): Promise<SiteConfig> };
  /** Returns the cookie of a request that selects other content; none in production. */
  readonly cookieOf?: (request: FastifyRequest) => string | undefined;
  readonly marks: Marks;
  /** Folder of the deployment. */
  readonly siteDir?: string | undefined;
}

/** For answers with absolute addresses. */
export interface AbsoluteOptions extends ShareOptions {
  /** Returns the portal's own address as visitors know it; '' if unknown. */
  readonly originOf: (request: FastifyRequest) => string;
  /** Scheme, host and port of the backend. */
  readonly backendUrl: string;
}
