import type { PostStatus } from '@coop/contracts/info/board';
import { instantOf } from '@coop/format/wall-time';
import type { Books } from '../books.ts';
import { officeMoment } from '../rules/working-days.ts';

/** Texts are approved after this time, while the office is open. */
const MODERATION_MS = 3_600_000;

export const UNNAMED = 'ผู้ไม่ประสงค์ออกนาม';

/** The reader's time, and the keys of the texts that their browser has written. */
export interface Reader {
  readonly now: number;
  readonly keys: ReadonlySet<string>;
}

export function readerOf(world: Books, keys: readonly string[] | undefined): Reader {
  return { now: world.clock.now(), keys: new Set(keys) };
}

/** Returns whether a text is approved, waiting (visible to its author), or hidden from this reader. */
export function standingOf(
  fact: { readonly at: number; readonly value: { readonly key: string } },
  reader: Reader,
): PostStatus | undefined {
  if (officeMoment(fact.at + MODERATION_MS) <= reader.now) return 'แสดงแล้ว';
  return reader.keys.has(fact.value.key) ? 'รอตรวจสอบ' : undefined;
}

/** Converts a seed's Bangkok time `YYYY-MM-DD HH:MM` to epoch milliseconds. */
export function seedTime(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  return instantOf(day, time);
}
