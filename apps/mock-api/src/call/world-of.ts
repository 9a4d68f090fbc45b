// Types the cookies of a request, even where this file is read without the server.
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD, TooManyWorlds, type Worlds } from '../world/worlds.ts';
import { networkOf } from './network.ts';
import { tooMany, WireError } from './wire-error.ts';

export const WORLD_HEADER = 'x-mock-world';
export const WORLD_COOKIE = 'mock_world';

/**
 * Returns the world with this name, created by the request's address if there is none; 429 if that has made too many.
 */
export function worldNamed(name: string, request: FastifyRequest, worlds: Worlds): World {
  try {
    return worlds.get(name, networkOf(request.ip));
  } catch (error) {
    throw error instanceof TooManyWorlds ? tooMany(error.waitMs) : error;
  }
}

/** Returns the world named in a request's header or cookie; by default the default world. */
export function worldOf(request: FastifyRequest, worlds: Worlds): World {
  const header = request.headers[WORLD_HEADER];
  const name = typeof header === 'string' ? header : request.cookies[WORLD_COOKIE];
  if (name !== undefined && !/^[\w-]{1,64}$/.test(name)) {
    throw new WireError(400, { error: 'ชื่อโลกจำลองไม่ถูกต้อง' });
  }
  return worldNamed(name ?? DEFAULT_WORLD, request, worlds);
}
