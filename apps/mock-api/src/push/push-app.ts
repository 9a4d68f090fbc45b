import type { FastifyRequest } from 'fastify';
import { worldNamed, worldOf } from '../call/world-of.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** The credentials of the application that clients connect to. */
export interface PushApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
  readonly enabled?: boolean;
}

/** Used by the demo's site configuration and the examples of the documentation. */
export const DEMO_APP: PushApp = { id: '1', key: 'demo', secret: 'demo-secret' };

export interface PushOptions {
  readonly app: PushApp;
  readonly activityTimeoutS: number;
  readonly pongTimeoutMs: number;
  /** Maximum number of connections of a world; above it a client gets 4004. */
  readonly maxConnections: number;
  /** Maximum number of connections of an address, in all worlds together; above it a client gets 4004. */
  readonly maxPerAddress: number;
  /** Origins of pages that may connect; any if absent. */
  readonly allowedOrigins?: readonly string[];
  /** Tells whether signed requests with an old timestamp are refused. */
  readonly checkTimestamp: boolean;
}

export const PUSH_DEFAULTS: PushOptions = {
  app: DEMO_APP,
  activityTimeoutS: 120,
  pongTimeoutMs: 30_000,
  maxConnections: 20_000,
  // An office or a mobile network has one address for many people.
  maxPerAddress: 1_000,
  checkTimestamp: true,
};

/**
 * Returns the world named behind a dot in a key or an application id (`demo.my-world`), for clients that can send
 * neither header nor cookie. Undefined if it belongs to another application.
 */
export function worldNamedBy(named: string, ownName: string): string | null | undefined {
  if (named === ownName) return null;
  return named.startsWith(`${ownName}.`) && /^[\w-]{1,64}$/.test(named.slice(ownName.length + 1))
    ? named.slice(ownName.length + 1)
    : undefined;
}

/** Returns the world that a key names, or else the one in the request's header or cookie. */
export function worldBehind(name: string | null, request: FastifyRequest, worlds: Worlds): World {
  return name === null ? worldOf(request, worlds) : worldNamed(name, request, worlds);
}
