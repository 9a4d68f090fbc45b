import type { FaultRow } from '../control/control.ts';

type Fault = FaultRow['fault'];

function effects(fault: Fault): string[] {
  const { delayMs, jitterMs, status, body, text, missing, wrongType } = fault;
  return [
    delayMs || jitterMs
      ? `หน่วง ${delayMs ?? 0} ms${jitterMs ? ` (+ สุ่มถึง ${jitterMs} ms)` : ''}`
      : '',
    fault.drop ? 'ตัดการเชื่อมต่อ' : '',
    status === undefined ? '' : `ตอบ ${status}`,
    body === undefined ? '' : `เนื้อหา ${JSON.stringify(body)}`,
    text === undefined ? '' : `ข้อความ ${text}`,
    missing ? `ไม่มีช่อง ${missing}` : '',
    wrongType ? `ช่อง ${wrongType} ผิดชนิด` : '',
    fault.malformed ? 'JSON เสีย' : '',
    fault.truncate ? 'ขาดกลางคัน' : '',
  ].filter(Boolean);
}

function limits({ nth, percent, seed, times }: Fault): string[] {
  return [
    nth === undefined ? '' : `เฉพาะครั้งที่ ${nth}`,
    percent === undefined ? '' : `ร้อยละ ${percent}${seed ? ` (seed ${seed})` : ''}`,
    times === undefined ? '' : `${times} ครั้งแล้วหยุด`,
  ].filter(Boolean);
}

/** A fault in words: what happens, then how often. */
export function describeFault(fault: Fault): string {
  return [...effects(fault), ...limits(fault)].join(' · ') || 'ไม่เปลี่ยนคำตอบ';
}
