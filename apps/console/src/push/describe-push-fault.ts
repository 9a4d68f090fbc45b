import type { PushFault } from '../control/control.ts';
import { text } from './text.ts';

function effect(fault: PushFault): string {
  if (fault.kind === 'delay') return `${text.kinds.delay} ${fault.delayMs} ms`;
  if (fault.kind !== 'close') return text.kinds[fault.kind];
  return `${text.kinds[`close-${fault.after}`]} ด้วยรหัส ${fault.code}`;
}

/** A fault in words: what happens, to whom, then how often. */
export function describePushFault(fault: PushFault): string {
  const { socket, nth, percent, seed, times } = fault;
  const channel = 'channel' in fault ? fault.channel : undefined;
  return [
    effect(fault),
    channel === undefined ? '' : `ช่อง ${channel}`,
    socket === undefined ? '' : `การเชื่อมต่อ ${socket}`,
    nth === undefined ? '' : `เฉพาะครั้งที่ ${nth}`,
    percent === undefined ? '' : `ร้อยละ ${percent}${seed ? ` (seed ${seed})` : ''}`,
    times === undefined ? '' : `${times} ครั้งแล้วหยุด`,
  ]
    .filter(Boolean)
    .join(' · ');
}
