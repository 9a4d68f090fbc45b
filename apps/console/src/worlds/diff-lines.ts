import type { Diff } from '../control/control.ts';
import type { Json } from '../forms/fields.ts';
import { describe } from '../forms/typed.ts';

export interface DiffLine {
  readonly sign: '+' | '−' | '±';
  readonly what: string;
  readonly value: string;
}

const UNITS = [
  { ms: 86_400_000, name: 'วัน' },
  { ms: 3_600_000, name: 'ชั่วโมง' },
  { ms: 60_000, name: 'นาที' },
  { ms: 1_000, name: 'วินาที' },
] as const;

/** Formats a span in its two largest units: `31 วัน 2 ชั่วโมง`. */
export function formatSpan(ms: number): string {
  let rest = Math.abs(ms);
  const parts = UNITS.flatMap((unit) => {
    const count = Math.floor(rest / unit.ms);
    rest -= count * unit.ms;
    return count > 0 ? [`${count} ${unit.name}`] : [];
  });
  return parts.slice(0, 2).join(' ') || 'ไม่ถึง 1 วินาที';
}

const json = (value: unknown) => JSON.stringify(value);

const changed = (what: string, value: string): DiffLine => ({ sign: '±', what, value });

function both<T>(
  part: { added: readonly T[]; removed: readonly T[] },
  line: (item: T) => Omit<DiffLine, 'sign'>,
): DiffLine[] {
  return [
    ...part.added.map((item) => ({ sign: '+' as const, ...line(item) })),
    ...part.removed.map((item) => ({ sign: '−' as const, ...line(item) })),
  ];
}

/** Clocks run, so a smaller difference than this is not shown as a change. */
const RUNS_MS = 60_000;

/** Describes the difference between two states, one line each; push faults by their schema. */
export function diffLines(diff: Diff, pushFault: Json): DiffLine[] {
  const { clockMs, facts, sessions, faults, pushFaults, quirks, backend } = diff;
  const wentOn = clockMs > 0 ? 'เวลาเดินหน้าไป' : 'เวลาย้อนกลับไป';
  return [
    ...(Math.abs(clockMs) < RUNS_MS ? [] : [changed(wentOn, formatSpan(clockMs))]),
    ...both(facts, ({ kind, subject, value }) => ({
      what: `ข้อมูล ${kind} ของ ${subject}`,
      value: json(value),
    })),
    ...both(sessions, ({ kind, subject }) => ({ what: 'session', value: `${kind} ${subject}` })),
    ...both(faults, ({ endpoint, ...fault }) => ({
      what: `ข้อผิดพลาดของ ${endpoint}`,
      value: json(fault),
    })),
    ...both(pushFaults, (fault) => ({
      what: 'ข้อผิดพลาดของ push',
      value: describe(pushFault, fault),
    })),
    ...(quirks ? [changed('นิสัยของ backend', json(quirks))] : []),
    ...(backend ? [changed('ผู้ตอบการเรียก', json(backend))] : []),
  ];
}
