import { formatCount } from '@coop/format/money';
import { type WelfareKind, welfareKind } from '../../welfare/welfare-kinds.ts';
import { DECIDED_AFTER_DAYS, PAID_AFTER_DAYS } from '../../welfare/welfare-rights.ts';
import { yearlyCount } from './figures.ts';

function kindOf(code: string): WelfareKind {
  const kind = welfareKind(code);
  if (!kind) throw new RangeError(`there is no welfare ${code}`);
  return kind;
}

/** Returns the satang paid after some years of membership; by default the minimum. */
function paid(code: string, years = 0): number {
  return kindOf(code).pays.find((pay) => pay.fromYears <= years)?.satang ?? 0;
}

const baht = (satang: number): string => formatCount(satang / 100);

/** `welfare.RETIRE`, after twenty years `welfare.RETIRE.20`, years of membership `welfare.RETIRE.years`, maximum per year `welfare.HOSPITAL.year`. */
const WELFARE = /^welfare\.([A-Z]+)(?:\.(\d+|year|years|age|days|times))?$/;
/** A count of the year, `n.retirees`, or the total cost of a welfare for a count, `n.scholarships*SCHOOL`. */
const COUNT = /^n\.(\w+)(?:\*([A-Z]+))?$/;

/** Returns the years of membership or of life that a welfare asks for. */
function limitOf({ name, conditions }: WelfareKind, of: 'years' | 'age'): string {
  const limit = conditions.find((condition) => condition.of === of);
  if (limit?.of !== 'age' && limit?.of !== 'years')
    throw new RangeError(`${name} has no condition of ${of}`);
  return String(limit.value);
}

function welfare(code: string, part: string | undefined): string {
  const kind = kindOf(code);
  if (part === 'year') return baht(kind.unit?.yearlySatang ?? 0);
  if (part === 'years' || part === 'age') return limitOf(kind, part);
  if (part === 'days') return String(kind.claimDays);
  if (part === 'times') return String(kind.most?.times ?? 0);
  return baht(paid(code, part === undefined ? 0 : Number(part)));
}

/** Days from a request to the committee's decision, and to the payment. */
const DAYS: Readonly<Record<string, number>> = {
  'welfare.decided': DECIDED_AFTER_DAYS,
  'welfare.paid': PAID_AFTER_DAYS,
};

/** Returns the amount or count for a placeholder in an item of a year; undefined for other kinds. */
export function amountFor(place: string, year: number): string | undefined {
  const days = DAYS[place];
  if (days !== undefined) return String(days);
  const [, code, part] = WELFARE.exec(place) ?? [];
  if (code !== undefined) return welfare(code, part);
  const [, key, each] = COUNT.exec(place) ?? [];
  if (key === undefined) return undefined;
  const count = yearlyCount(key, year);
  return each === undefined ? formatCount(count) : baht(count * paid(each));
}
