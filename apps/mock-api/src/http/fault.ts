import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../world/faults.ts';

export const FAULT_HEADER = 'x-mock-fault';

/** Carries a fault out. Returns true when the call has been answered (or cut) and must go no further. */
export async function applyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.drop) {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  reply.header(FAULT_HEADER, 'injected');
  if (fault.text === undefined && fault.status === undefined && fault.body === undefined)
    return false;
  reply.status(fault.status ?? 200).type('application/json');
  await reply.send(fault.text ?? JSON.stringify(fault.body ?? { error: 'ความผิดพลาดจำลอง' }));
  return true;
}
