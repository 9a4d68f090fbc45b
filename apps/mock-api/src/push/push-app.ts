import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** The application a client connects to, as the provider's dashboard would list it. */
export interface PushApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
  readonly enabled?: boolean;
}

/** What the demo's site configuration and the examples of the documentation use. */
export const DEMO_APP: PushApp = { id: '1', key: 'demo', secret: 'demo-secret' };

export interface PushOptions {
  readonly app: PushApp;
  readonly activityTimeoutS: number;
  readonly pongTimeoutMs: number;
  /** Connections of a world at the most; over it a client is told 4004. */
  readonly maxConnections: number;
  /** Origins of pages that may connect; any when absent. */
  readonly allowedOrigins?: readonly string[];
  /** Whether signed requests of another time are refused. */
  readonly checkTimestamp: boolean;
}

export const PUSH_DEFAULTS: PushOptions = {
  app: DEMO_APP,
  activityTimeoutS: 120,
  pongTimeoutMs: 30_000,
  maxConnections: 20_000,
  checkTimestamp: true,
};

/**
 * The world that a key or an application id names behind a dot (`demo.my-world`), for clients that can send neither
 * header nor cookie. Undefined when it is not this application's.
 */
export function worldNamedBy(named: string, own: string): string | null | undefined {
  if (named === own) return null;
  return named.startsWith(`${own}.`) && /^[\w-]{1,64}$/.test(named.slice(own.length + 1))
    ? named.slice(own.length + 1)
    : undefined;
}

/** That world, or the one the request names otherwise. */
export function worldBehind(name: string | null, worlds: Worlds, otherwise: () => World): World {
  return name === null ? otherwise() : worlds.get(name);
}
