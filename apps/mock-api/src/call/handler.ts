import type { Body, EndpointKey, Params, Response } from '@coop/contracts/endpoints';
import type { Session } from '../world/state/sessions.ts';
import type { World } from '../world/world.ts';
import type { Browser } from './browser.ts';

/** Input of a handler. It does not depend on Fastify, so that tests can call handlers directly. */
export interface Call<K extends EndpointKey> {
  readonly body: Body<K>;
  readonly params: Params<K>;
  readonly world: World;
  /** Absent without a request, as in tests. */
  readonly browser?: Browser;
  /** The bearer presented, if any. */
  readonly token: string | undefined;
  /** Live session of the endpoint's kind; undefined only if the endpoint requires none. */
  readonly session: Session | undefined;
}

export type Handler<K extends EndpointKey> = (call: Call<K>) => Response<K> | Promise<Response<K>>;

/** Does not compile unless every endpoint of the contract has a handler. */
export type Handlers = { readonly [K in EndpointKey]: Handler<K> };

/** The part of the table written in one file. */
export type HandlersOf<K extends EndpointKey> = Pick<Handlers, K>;

/** Returns the subject of the call's session. The route refuses calls without one before a handler sees them. */
export function subjectOf(call: { readonly session: Session | undefined }): string {
  if (!call.session) throw new Error('this handler belongs to an endpoint with a session');
  return call.session.subject;
}
