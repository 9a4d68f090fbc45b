import type { PostStatus } from '@coop/contracts/info/board';
import type { World } from '../world.ts';

/** The staff of the example cooperative let a text through after this long. */
const MODERATION_MS = 3_600_000;

export const UNNAMED = 'ผู้ไม่ประสงค์ออกนาม';

/** Who asks: the clock, and the keys of what this browser has written. */
export interface Reader {
  readonly now: number;
  readonly keys: ReadonlySet<string>;
}

export function readerOf(world: World, keys: readonly string[] | undefined): Reader {
  return { now: world.clock.now(), keys: new Set(keys) };
}

/** Whether a text is through, waits, or is not for this reader's eyes. */
export function standingOf(
  fact: { readonly at: number; readonly value: { readonly key: string } },
  reader: Reader,
): PostStatus | undefined {
  if (fact.at + MODERATION_MS <= reader.now) return 'แสดงแล้ว';
  return reader.keys.has(fact.value.key) ? 'รอตรวจสอบ' : undefined;
}

/** Instant of a seed's `YYYY-MM-DD HH:MM` in Bangkok. */
export function seedTime(at: string): number {
  return Date.parse(`${at.replace(' ', 'T')}:00+07:00`);
}
