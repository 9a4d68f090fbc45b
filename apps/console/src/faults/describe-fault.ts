import type { FaultRow } from '../control/control.ts';

type Fault = FaultRow['fault'];

function effects(fault: Fault): string[] {
  const { delayMs, jitterMs, medianMs, p99Ms, dribbleMs } = fault;
  const { status, body, text, type, headers = {}, missing, wrongType } = fault;
  return [
    delayMs || jitterMs
      ? `หน่วง ${delayMs ?? 0} ms${jitterMs ? ` (+ สุ่มถึง ${jitterMs} ms)` : ''}`
      : '',
    medianMs ? `หน่วงแบบเครือข่าย ค่ากลาง ${medianMs} ms${p99Ms ? ` ช้าสุดเกิน ${p99Ms} ms` : ''}` : '',
    fault.drop ? 'ตัดการเชื่อมต่อ' : '',
    status === undefined ? '' : `ตอบ ${status}`,
    body === undefined ? '' : `เนื้อหา ${JSON.stringify(body)}`,
    text === undefined ? '' : `ข้อความ ${text}`,
    type ? `ชนิด ${type}` : '',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    dribbleMs ? `ทีละน้อยใน ${dribbleMs} ms` : '',
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

function conditions({ url, subject, bodyHas, headersHave = {} }: Fault): string[] {
  return [
    url ? `ที่อยู่ ${url}` : '',
    subject ? `เฉพาะ ${subject}` : '',
    bodyHas ? `คำขอมี ${JSON.stringify(bodyHas)}` : '',
    ...Object.entries(headersHave).map(([name, value]) => `คำขอมี ${name}: ${value}`),
  ].filter(Boolean);
}

/** A fault in words: what happens, to which calls, then how often. */
export function describeFault(fault: Fault): string {
  return [...effects(fault), ...conditions(fault), ...limits(fault)].join(' · ') || 'ไม่เปลี่ยนคำตอบ';
}
