import { groupThousands } from '@coop/format/decimal';
import { toBuddhistYear } from '@coop/format/thai-date';

const SATANG_PER_BAHT = 100;
const MS_PER_DAY = 86_400_000;
const MILLION_BAHT_FROM = 10_000_000;
const THOUSAND_BAHT_FROM = 10_000;

/** 0 and the round values up to the first one that is not below `max`. */
export function buildTicks(max: number, count: number): number[] {
  if (!(max > 0)) return [0];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((unit) => unit * power >= rough) ?? 10) * power;
  const last = Math.ceil(max / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}

/** 1234.5 → 1,234.5 and 1234 → 1,234. Not by Intl: making a formatter costs a slow phone more than drawing the chart. */
function figure(value: number): string {
  const [whole = '', fraction] = value.toFixed(1).split('.');
  return groupThousands(whole) + (fraction === '0' ? '' : `.${fraction}`);
}

/** One unit for a whole axis, so that its figures stay short. */
export function buildMoneyScale(maxSatang: number) {
  const baht = maxSatang / SATANG_PER_BAHT;
  const [unit, size] =
    baht >= MILLION_BAHT_FROM
      ? (['ล้านบาท', 1_000_000] as const)
      : baht >= THOUSAND_BAHT_FROM
        ? (['พันบาท', 1000] as const)
        : (['บาท', 1] as const);
  return {
    unit: String(unit),
    format: (satang: number) => figure(satang / SATANG_PER_BAHT / size),
  };
}

/** Days since 1 January 1970, the x of a chart over time. */
export function epochDay(iso: string): number {
  return Math.floor(Date.parse(iso.slice(0, 10)) / MS_PER_DAY);
}

export function yearBEOfDay(day: number): number {
  return toBuddhistYear(new Date(day * MS_PER_DAY).getUTCFullYear());
}

/** The first days of years, at most `count` of them, at even steps. */
export function buildYearTicks(firstDay: number, lastDay: number, count: number): number[] {
  const first = new Date(firstDay * MS_PER_DAY).getUTCFullYear() + 1;
  const last = new Date(lastDay * MS_PER_DAY).getUTCFullYear();
  const years = last - first + 1;
  if (years < 1) return [];
  const rough = years / Math.max(1, count);
  const step = [1, 2, 5, 10, 20].find((size) => size >= rough) ?? 50;
  // Round Buddhist years (2550, 2560) where the step allows it.
  const start = first + ((step - (toBuddhistYear(first) % step)) % step);
  const ticks: number[] = [];
  for (let year = start; year <= last; year += step) ticks.push(Date.UTC(year, 0, 1) / MS_PER_DAY);
  return ticks;
}
