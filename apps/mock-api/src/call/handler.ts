import type { Body, EndpointKey, endpoints, Params, Response } from '@coop/contracts/endpoints';
import type { Session } from '../world/state/sessions/session.ts';
import type { World } from '../world/world.ts';
import type { Browser } from './browser.ts';

/** Person who calls where the endpoint requires a session; the route lets nobody else through. */
export interface SignedIn {
  /** Live session of the endpoint's kind. */
  readonly session: Session;
  /** Number of the member or the agency. */
  readonly subject: string;
  readonly no: number;
}

export const signedIn = (session: Session): SignedIn => {
  const { subject } = session;
  return { session, subject, no: Number(subject) };
};

type Caller<K extends EndpointKey> = (typeof endpoints)[K]['session'] extends 'none'
  ? { readonly session?: undefined }
  : SignedIn;

/** Input of a handler. It does not depend on Fastify, so that tests can call handlers directly. */
export type Call<K extends EndpointKey> = Caller<K> & {
  readonly body: Body<K>;
  readonly params: Params<K>;
  readonly world: World;
  /** Absent without a request, as in tests. */
  readonly browser?: Browser;
  /** The bearer presented, if any. */
  readonly token: string | undefined;
};

export type Handler<K extends EndpointKey> = (call: Call<K>) => Response<K> | Promise<Response<K>>;

/** Does not compile unless every endpoint of the contract has a handler. */
export type Handlers = { readonly [K in EndpointKey]: Handler<K> };

/** The part of the table written in one file. */
export type HandlersOf<K extends EndpointKey> = Pick<Handlers, K>;
