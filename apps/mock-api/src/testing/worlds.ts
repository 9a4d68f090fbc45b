import { membershipNoOf } from '@coop/cooperative/people/member';
import { signedIn } from '../call/handler.ts';
import type { Session } from '../world/state/sessions/session.ts';
import type { World } from '../world/world.ts';
import { createWorlds, DEFAULT_WORLD } from '../world/worlds.ts';

/** Ten in the morning in Bangkok. */
export function morningOf(day: string): number {
  return Date.parse(`${day}T10:00:00+07:00`);
}

/** A world that was made on a day and has not moved since. */
export function worldOn(day: string, population = 12_000, seed = 'demo'): World {
  const now = () => morningOf(day);
  return createWorlds({ seed, population, now }).get(DEFAULT_WORLD);
}

export function moveTo(world: World, day: string): World {
  world.clock.set(morningOf(day));
  return world;
}

/** Returns a handler's input for a signed-in member, without a server. */
export function memberCall(world: World, no: number) {
  const session: Session = {
    kind: 'member',
    subject: membershipNoOf(no),
    remember: false,
    expiresAt: Number.POSITIVE_INFINITY,
    id: 'test',
    openedAt: 0,
  };
  return { world, ...signedIn(session), token: undefined, params: undefined, body: {} };
}

/** The wire's decimal as satang; NaN for anything else. */
export function satangOf(wire: string): number {
  return /^-?\d+\.\d{2}$/.test(wire) ? Number(wire.replace('.', '')) : Number.NaN;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
