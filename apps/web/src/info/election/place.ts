import type { Election } from '@coop/contracts/info/election';
import { text } from './text.ts';

/** 12:00, of a wall time. */
export const clock = (time: string) => time.slice(11, 16);

/** 08:00 ถึง 12:00 น. */
export function hoursOf({ open_at, close_at }: { open_at: string; close_at: string }): string {
  return `${clock(open_at)} ถึง ${clock(close_at)} น.`;
}

/** The address of a map if it is http(s); anything else is not linked. */
export function mapHref(url: string): string | undefined {
  return /^https?:\/\//.test(url) ? url : undefined;
}

/** Name of a unit: ท่าศาลา. */
export const nameOf = ({ units }: Election, unitNo: number) =>
  units.find((unit) => unit.unit_no === unitNo)?.unit_name ?? '';

/** หน่วย 4 ท่าศาลา. */
export const unitName = (election: Election, unitNo: number) =>
  text.unitName(unitNo, nameOf(election, unitNo));
