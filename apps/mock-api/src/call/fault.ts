import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { TakenFault } from '../world/simulation/faults.ts';

const FAULT_HEADER = 'x-mock-fault';

/** Waits this long, or until the fault is lifted. */
async function held(ms: number, { lifted }: TakenFault): Promise<void> {
  if (ms === 0) return;
  await wait(ms, undefined, { signal: lifted }).catch((error) => {
    if (!lifted.aborted) throw error;
  });
}

/**
 * Applies the part of a fault that comes before the handler: a delay, a cut connection, an answer in its place. Returns
 * true if the call has been answered or cut and must not continue.
 */
export async function applyFault(fault: TakenFault, reply: FastifyReply): Promise<boolean> {
  await held(fault.waitMs, fault);
  if (fault.drop) {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  reply.header(FAULT_HEADER, fault.id);
  const { status, body, text } = fault;
  if (status === undefined && body === undefined && text === undefined) return false;
  reply.status(status ?? 200).type('application/json');
  await reply.send(text ?? JSON.stringify(body ?? { error: 'ความผิดพลาดจำลอง' }));
  return true;
}

/** Returns a value of another type than the given one. */
const otherThan = (value: unknown): unknown =>
  typeof value === 'string' ? { is: value } : 'ไม่ใช่ชนิดนี้';

/** Copies a value with the field at a path changed; a path that does not exist changes nothing. */
function changed(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (holder: Record<string, unknown>, name: string) => void,
): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      step === '*' || step === String(index) ? changed(item, rest, change) : item,
    );
  }
  const copy: Record<string, unknown> = { ...value };
  if (!(step in copy)) return copy;
  if (rest.length === 0) change(copy, step);
  else copy[step] = changed(copy[step], rest, change);
  return copy;
}

/** Applies the part of a fault that changes the handler's answer: a missing field, a field of another type. */
export function alter(fault: TakenFault, answer: unknown): unknown {
  let spoilt = answer;
  if (fault.missing !== undefined) {
    spoilt = changed(spoilt, fault.missing.split('.'), (holder, name) => delete holder[name]);
  }
  if (fault.wrongType !== undefined) {
    spoilt = changed(spoilt, fault.wrongType.split('.'), (holder, name) => {
      holder[name] = otherThan(holder[name]);
    });
  }
  return spoilt;
}

/** Cuts JSON in half, so that it no longer parses. */
export const malform = (payload: string): string =>
  `${payload.slice(0, Math.ceil(payload.length / 2))}"`;

/** Sets a fault's headers and content type on any answer. */
export function setHeaders({ headers = {}, type }: TakenFault, reply: FastifyReply): void {
  reply.headers(headers);
  if (type !== undefined) reply.type(type);
}

/** Number of chunks of a slow answer: a long one is still noticed as it comes. */
const CHUNKS = 20;

/** Streams an answer in chunks, the last one after the fault's time; multi-byte letters may be split. */
export function sendSlowly(fault: TakenFault, payload: string | Buffer): Readable {
  const bytes = Buffer.from(payload);
  const size = Math.max(1, Math.ceil(bytes.length / CHUNKS));
  const pause = (fault.dribbleMs ?? 0) / Math.ceil(bytes.length / size);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) {
      await held(pause, fault);
      yield bytes.subarray(start, start + size);
    }
  }
  return Readable.from(chunks());
}

/** Announces the length of the whole answer, sends half of it and cuts the connection. */
export function truncate(reply: FastifyReply, payload: string): void {
  const bytes = Buffer.from(payload);
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    [FAULT_HEADER]: String(reply.getHeader(FAULT_HEADER)),
  });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => {
    reply.raw.socket?.destroy();
  });
}
