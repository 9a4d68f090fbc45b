import type { DemandAccess, DemandKind, DemandStatus } from '@coop/contracts/info/demand';
import { yearBEOf } from '@coop/format/thai-date';
import type { Fact, FactLog } from '../log/fact-log.ts';
import type { DemandFact } from '../log/fact-values.ts';
import { type Clock, today } from '../moments.ts';
import { officeMoment } from '../rules/working-days.ts';
import { type SeedDemand, seedDemands } from './demand-seeds.ts';
import { type Reader, seedTime } from './moderation.ts';

export interface DemandState {
  readonly no: string;
  /** Empty, like topic and detail, for readers who may not see them. */
  readonly kind: DemandKind | '';
  readonly topic: string;
  readonly detail: string;
  /** Telephone or e-mail, for the author alone. */
  readonly contact?: string;
  /** Empty until a department handles it. */
  readonly owner: string;
  readonly log: readonly { status: DemandStatus; at: number; note: string }[];
  readonly reply: string;
  readonly access: DemandAccess;
  readonly isMine: boolean;
}

const DAY = 86_400_000;
const TAKEN_AFTER_DAYS = 1;
/** Demands filed in a world are answered after this many days. */
const DONE_AFTER_DAYS = 3;

const DEPARTMENTS = {
  ร้องเรียน: {
    owner: 'ฝ่ายบริหาร',
    reply: '<p>สหกรณ์ตรวจสอบเรื่องของท่านแล้วและได้แก้ไขกับผู้เกี่ยวข้อง <b>ขออภัยในความไม่สะดวก</b></p>',
  },
  เสนอแนะ: {
    owner: 'ฝ่ายบริหาร',
    reply: '<p>ขอบคุณสำหรับข้อเสนอแนะ สหกรณ์ได้เสนอที่ประชุมคณะกรรมการพิจารณาแล้ว</p>',
  },
  ขอเอกสาร: {
    owner: 'ฝ่ายทะเบียนสมาชิก',
    reply: '<p>เอกสารพร้อมแล้ว รับได้ที่เคาน์เตอร์ในเวลาทำการ โปรดนำ <b>บัตรประชาชน</b> มาด้วย</p>',
  },
} as const satisfies Record<DemandKind, { owner: string; reply: string }>;

/** Returns the states that a demand has passed by now; the office accepts and answers it while it is open. */
function progressOf(
  instant: number,
  now: number,
  owner: string,
  doneAfterDays: number | undefined,
) {
  const log: { status: DemandStatus; at: number; note: string }[] = [
    { status: 'รับเรื่อง', at: instant, note: 'ออกหมายเลขติดตามเรื่องแล้ว' },
  ];
  const takenAt = officeMoment(instant + TAKEN_AFTER_DAYS * DAY);
  if (takenAt <= now) {
    const note = owner === '' ? 'ส่งให้ฝ่ายที่เกี่ยวข้องพิจารณา' : `ส่งให้${owner}พิจารณา`;
    log.push({ status: 'กำลังดำเนินการ', at: takenAt, note });
  }
  const doneAt =
    doneAfterDays === undefined ? Infinity : officeMoment(takenAt + doneAfterDays * DAY);
  if (doneAt <= now) log.push({ status: 'เสร็จสิ้น', at: doneAt, note: 'ตอบผู้ยื่นแล้ว' });
  return log;
}

const accessOf = (isPrivate: boolean, steps: number): DemandAccess =>
  isPrivate ? 'private' : steps > 1 ? 'open' : 'waiting';

function seeded(seed: SeedDemand, { now }: Reader): DemandState {
  const log = progressOf(seedTime(seed.at), now, seed.owner, seed.doneAfterDays);
  const access = accessOf(seed.isPrivate, log.length);
  const isOpen = access === 'open';
  return {
    no: seed.no,
    kind: isOpen ? seed.kind : '',
    topic: isOpen ? seed.topic : '',
    detail: isOpen ? seed.detail : '',
    owner: isOpen ? seed.owner : '',
    log,
    reply: isOpen && log.length > 2 ? (seed.reply ?? '') : '',
    access,
    isMine: false,
  };
}

function filed({ at, value }: Fact<'demand'>, { now, keys }: Reader): DemandState {
  const { owner, reply } = DEPARTMENTS[value.kind];
  const log = progressOf(at, now, owner, DONE_AFTER_DAYS - TAKEN_AFTER_DAYS);
  const access = accessOf(value.isPrivate, log.length);
  const isMine = keys.has(value.key);
  const isReadable = access === 'open' || isMine;
  return {
    no: value.no,
    kind: isReadable ? value.kind : '',
    topic: isReadable ? value.topic : '',
    detail: isReadable ? value.detail : '',
    ...(isMine && value.contact !== '' && { contact: value.contact }),
    owner: isReadable && log.length > 1 ? owner : '',
    log: access === 'private' && !isMine ? log.map((step) => ({ ...step, note: '' })) : log,
    reply: isReadable && log.length > 2 ? reply : '',
    access,
    isMine,
  };
}

/** Returns the demands as a reader may see them, newest first. */
export function demandsFor(overlay: FactLog, reader: Reader): DemandState[] {
  const all = [
    ...seedDemands()
      .filter((demand) => seedTime(demand.at) <= reader.now)
      .map((demand) => seeded(demand, reader)),
    ...overlay.all('demand', 'all').map((fact) => filed(fact, reader)),
  ];
  return all.sort((a, b) => (b.log[0]?.at ?? 0) - (a.log[0]?.at ?? 0) || (a.no < b.no ? 1 : -1));
}

/** Returns the next tracking number: the Buddhist year and a running number within it. */
export function nextDemandNo(overlay: FactLog, clock: Clock): string {
  const prefix = `D${yearBEOf(today(clock))}-`;
  const facts: readonly { value: DemandFact }[] = overlay.all('demand', 'all');
  const taken = [
    ...seedDemands().map((demand) => demand.no),
    ...facts.map((fact) => fact.value.no),
  ];
  const running = taken.filter((no) => no.startsWith(prefix)).map((no) => Number(no.slice(6)));
  return `${prefix}${String(Math.max(0, ...running) + 1).padStart(4, '0')}`;
}
