import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { World } from '../../world/world.ts';
import { type Inject, replay, whyNotReplayed } from './replay.ts';

export interface CapsuleCall {
  readonly seq: number;
  readonly method: string;
  readonly url: string;
  readonly request: string;
  readonly response: string;
  readonly status: number;
  readonly endpoint?: string | undefined;
  readonly subject?: string | undefined;
  readonly fault?: string | undefined;
  readonly answeredBy?: string | undefined;
}

/** Result of a call: `fixed` was wrong and is right, `still` is wrong as before, `same` and `changed` were right. */
export type Outcome = 'fixed' | 'still' | 'same' | 'changed' | 'skipped';

export interface Checked {
  readonly seq: number;
  readonly call: string;
  readonly was: number;
  /** Absent when the call was not sent. */
  readonly now?: number;
  readonly outcome: Outcome;
  /** Reason why it was not sent. */
  readonly why?: string;
}

const endpointOf = (key: string | undefined): Endpoint | undefined =>
  key !== undefined && Object.hasOwn(endpoints, key) ? endpoints[key as EndpointKey] : undefined;

function keepsContract({ response }: Endpoint, text: string): boolean {
  try {
    return response.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Returns whether an answer is a failure of the server: none, a status from 500, or a 200 against the contract. */
function isWrong(endpoint: Endpoint | undefined, status: number, response: string): boolean {
  if (status === 0 || status >= 500) return true;
  if (status !== 200 || !endpoint || response.includes('•••') || response.endsWith('…'))
    return false;
  return !keepsContract(endpoint, response);
}

function whySkipped(call: CapsuleCall): string | undefined {
  if (call.answeredBy !== undefined) return 'it went on to a backend, and is masked';
  if (call.fault !== undefined) return `a fault made its answer: ${call.fault}`;
  if (endpointOf(call.endpoint)?.changes) return 'it changes something';
  return whyNotReplayed(call);
}

async function check(world: World, call: CapsuleCall, inject: Inject): Promise<Checked> {
  const named = { seq: call.seq, call: `${call.method} ${call.url}`, was: call.status };
  const why = whySkipped(call);
  if (why !== undefined) return { ...named, outcome: 'skipped', why };
  const endpoint = endpointOf(call.endpoint);
  const { status, response } = await replay(world, call, inject);
  const outcome = isWrong(endpoint, call.status, call.response)
    ? isWrong(endpoint, status, response)
      ? 'still'
      : 'fixed'
    : status === call.status && response === call.response
      ? 'same'
      : 'changed';
  return { ...named, now: status, outcome };
}

/**
 * Sends the calls of a capsule again, in order. The verdict is STILL while a failed call fails; without a failed call,
 * while everything is answered as before.
 */
export async function checkCalls(world: World, calls: readonly CapsuleCall[], inject: Inject) {
  const checked: Checked[] = [];
  for (const call of calls) checked.push(await check(world, call, inject));
  const has = (outcome: Outcome) => checked.some((other) => other.outcome === outcome);
  const isFixed = !has('still') && (has('fixed') || has('changed'));
  return { verdict: isFixed ? ('FIXED' as const) : ('STILL' as const), calls: checked };
}
