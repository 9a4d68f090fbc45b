import { unit } from '../chance/stream.ts';

/** How long a call is held up; the parts add up. */
export interface Latency {
  readonly delayMs?: number | undefined;
  /** Random extra delay up to this, drawn from the seed. */
  readonly jitterMs?: number | undefined;
  /** Half of the calls take longer than this, with the long tail of real networks (log-normal). */
  readonly medianMs?: number | undefined;
  /** One call in a hundred takes longer than this; three times the median if absent. */
  readonly p99Ms?: number | undefined;
}

/** So many standard deviations above the median lies the slowest hundredth. */
const P99 = 2.3263;
const LONGEST_MS = 60_000;

/** A draw of the standard normal distribution (Box and Muller). */
function normal(seed: string, draw: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - unit(`${seed}/radius`, draw)));
  return radius * Math.cos(2 * Math.PI * unit(`${seed}/angle`, draw));
}

function tail({ medianMs, p99Ms = (medianMs ?? 0) * 3 }: Latency, seed: string, draw: number) {
  if (!medianMs) return 0;
  const deviation = Math.log(Math.max(p99Ms, medianMs) / medianMs) / P99;
  return medianMs * Math.exp(deviation * normal(seed, draw));
}

/** The delay of the call with this number in milliseconds; the same seed draws the same ones. */
export function drawLatency(latency: Latency, seed: string, draw: number): number {
  const { delayMs = 0, jitterMs = 0 } = latency;
  const drawn = unit(`${seed}/jitter`, draw) * jitterMs + tail(latency, seed, draw);
  return Math.min(LONGEST_MS, delayMs + Math.round(drawn));
}
