import { text } from './errors.ts';

/** Maintenance that a backend announces: a 503 that says so, or that tells when it is over. */
export interface Maintenance {
  /** Its own words, where it has some. */
  readonly words: string | undefined;
  /** The moment at which it is over, epoch milliseconds; undefined where it is not told. */
  readonly untilMs: number | undefined;
}

/** A backend that is only busy asks for less patience, seconds. */
const LEAST_SECONDS = 60;
const WORD = 'ปรับปรุง';

/** Reads Retry-After, which is a number of seconds or a day with its time; undefined for anything else. */
function momentOf(retryAfter: string, nowMs: number): number | undefined {
  const moment = /^\d{1,9}$/.test(retryAfter)
    ? nowMs + Number(retryAfter) * 1_000
    : Date.parse(retryAfter);
  return moment - nowMs >= LEAST_SECONDS * 1_000 ? moment : undefined;
}

/** Returns the body of a failed answer with the moment that Retry-After announces in it, where it has none. */
export function withReopening(
  status: number,
  body: unknown,
  retryAfter: string | null,
  nowMs = Date.now(),
): unknown {
  const moment = status === 503 && retryAfter ? momentOf(retryAfter, nowMs) : undefined;
  if (moment === undefined) return body;
  const fields = typeof body === 'object' ? body : undefined;
  return { maintenance_until: new Date(moment).toISOString(), ...fields };
}

/** Returns the maintenance that a failed answer announces; undefined where it announces none. */
export function maintenanceOf(status: number, body: unknown): Maintenance | undefined {
  if (status !== 503 || typeof body !== 'object' || !body) return undefined;
  const { error, message, maintenance_until } = body as Readonly<Record<string, unknown>>;
  const sentence = [text(error), text(message)].find((word) => word?.includes(WORD));
  const until = Date.parse(text(maintenance_until) ?? '');
  const untilMs = Number.isNaN(until) ? undefined : until;
  return sentence || untilMs ? { words: sentence, untilMs } : undefined;
}
