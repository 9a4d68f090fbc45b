import type { Body, EndpointKey, Params, Response } from '@coop/contracts/endpoints';
import type { Session } from '../world/state/sessions.ts';
import type { World } from '../world/world.ts';
import type { Browser } from './browser.ts';

/** The input of a handler. It does not depend on Fastify, so that tests can call handlers directly. */
export interface Call<K extends EndpointKey> {
  readonly body: Body<K>;
  readonly params: Params<K>;
  readonly world: World;
  /** Absent where no request came, as in tests. */
  readonly browser?: Browser;
  /** The bearer presented, if any. */
  readonly token: string | undefined;
  /** Live session of the endpoint's kind; undefined only where the endpoint asks for none. */
  readonly session: Session | undefined;
}

export type Handler<K extends EndpointKey> = (call: Call<K>) => Response<K> | Promise<Response<K>>;

/** Every endpoint of the contract must have its handler, or this does not compile. */
export type Handlers = { readonly [K in EndpointKey]: Handler<K> };

/** A part of the table, written in one file. */
export type HandlersOf<K extends EndpointKey> = Pick<Handlers, K>;

/** Subject of the call's session. The route refuses calls without one before a handler sees them. */
export function subjectOf(call: { readonly session: Session | undefined }): string {
  if (!call.session) throw new Error('this handler belongs to an endpoint with a session');
  return call.session.subject;
}
