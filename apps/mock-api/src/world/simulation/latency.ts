import { unit } from '../chance/stream.ts';

/** Delays of a call; they add up. */
export interface Latency {
  readonly delayMs?: number | undefined;
  /** Random extra delay up to this, drawn from the seed. */
  readonly jitterMs?: number | undefined;
  /** Median delay, with the long tail of real networks (log-normal). */
  readonly medianMs?: number | undefined;
  /** 99th percentile of the delay; three times the median if absent. */
  readonly p99Ms?: number | undefined;
}

/** Standard deviations from the median to the 99th percentile. */
const P99 = 2.3263;
const LONGEST_MS = 60_000;

/** Draws from the standard normal distribution (Box and Muller). */
function normal(seed: string, draw: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - unit(`${seed}/radius`, draw)));
  return radius * Math.cos(2 * Math.PI * unit(`${seed}/angle`, draw));
}

function tail({ medianMs, p99Ms = (medianMs ?? 0) * 3 }: Latency, seed: string, draw: number) {
  if (!medianMs) return 0;
  const deviation = Math.log(Math.max(p99Ms, medianMs) / medianMs) / P99;
  return medianMs * Math.exp(deviation * normal(seed, draw));
}

/** Returns the delay of the call with this number in milliseconds; the same seed draws the same ones. */
export function drawLatency(latency: Latency, seed: string, draw: number): number {
  const { delayMs = 0, jitterMs = 0 } = latency;
  const drawn = unit(`${seed}/jitter`, draw) * jitterMs + tail(latency, seed, draw);
  return Math.min(LONGEST_MS, delayMs + Math.round(drawn));
}
