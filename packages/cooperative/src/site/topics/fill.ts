import { addDays, addMonths, dayNumber, monthIndex } from '@coop/finance/calendar';
import { type RateStep, rateOn } from '@coop/finance/rates';
import { formatRate } from '@coop/format/money';
import { formatThaiDate, THAI_MONTHS, yearBEOf, yearOf } from '@coop/format/thai-date';
import { unit } from '../../chance/hash.ts';
import { draw } from '../../chance/stream.ts';
import { COOPERATIVE } from '../../rules/cooperative.ts';
import { approvedRates, yearApprovedIn } from '../../rules/dividend-rates.ts';
import { ruleFor } from '../../rules/fill-rules.ts';
import { DEPOSIT_PRODUCTS, LOAN_PRODUCTS } from '../../rules/products.ts';
import { workingDayFrom } from '../../rules/working-days.ts';
import { amountFor } from './amount-places.ts';
import { dayFor } from './day-places.ts';
import { figuresOn, movedBefore, schoolIn } from './figures.ts';

/** The item whose placeholders are filled in. */
export interface FillContext {
  readonly id: number;
  /** Day of publication. */
  readonly on: string;
}

const RATES = {
  savings: DEPOSIT_PRODUCTS.savings.rates,
  special: DEPOSIT_PRODUCTS.special.rates,
  ordinary: LOAN_PRODUCTS.ordinary.rates,
  emergency: LOAN_PRODUCTS.emergency.rates,
  housing: LOAN_PRODUCTS.special.rates,
} as const;

/** Says since when a rate holds that is in force on a day: a date if it was changed this year, else that it stayed. */
function holdsSince(steps: readonly RateStep[], day: string): string {
  const from = steps.findLast((step) => step.from <= day)?.from ?? '';
  return yearOf(from) === yearOf(day) ? `มีผลตั้งแต่วันที่ ${formatThaiDate(from, 'long')}` : 'คงอัตราเดิม';
}

type Reading = (context: FillContext, ...parts: string[]) => string;

const yearBE = ({ on }: FillContext) => yearBEOf(on);
const monthOf = (iso: string) => THAI_MONTHS[monthIndex(iso) % 12] ?? '';

/** Returns the Saturday of the day's week, which begins on Sunday; 1 January 1970 was a Thursday. */
const saturday = (iso: string) => addDays(iso, 6 - ((dayNumber(iso) + 4) % 7));

/** Draws a number of a range, in steps; always the same for the same placeholder of the same item. */
function drawFigure({ id }: FillContext, from: string, to: string, step: string): string {
  const places = (from.split('.')[1] ?? '').length;
  const scale = 10 ** places;
  const low = Math.round(Number(from) * scale);
  const high = Math.round(Number(to) * scale);
  const drawn = low + Math.floor(unit(`${from}-${to}`, id) * (high - low + 1));
  const value = (drawn / scale) * Number(step || 1);
  return value.toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

const amphoeOf = ({ id }: FillContext, place: string) =>
  draw('topics', id, place, ({ location }) => location.county());

/** The placeholders, most specific first. */
const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [/^y$/, (c) => String(yearBE(c))],
  [/^p(-\d+)?$/, (c, more = '0') => String(yearBE(c) - 1 + Number(more))],
  [/^nx$/, (c) => String(yearBE(c) + 1)],
  [
    /^s([+-]\d+)?$/,
    (c, more = '0') => String(yearBE(c) - COOPERATIVE.firstCommitteeBE + Number(more)),
  ],
  [/^div$/, ({ on }) => formatRate(approvedRates(yearApprovedIn(yearOf(on))).dividend)],
  [/^ref$/, ({ on }) => formatRate(approvedRates(yearApprovedIn(yearOf(on))).refund)],
  [
    /^rate\.(\w+)(\+\d+)?$/,
    ({ on }, key = '', later = '0') =>
      formatRate(rateOn(RATES[key as keyof typeof RATES], addDays(on, Number(later)))),
  ],
  [
    /^since\.(\w+)(\+\d+)?$/,
    ({ on }, key = '', later = '0') =>
      holdsSince(RATES[key as keyof typeof RATES], addDays(on, Number(later))),
  ],
  [
    /^\+(\d+)$/,
    ({ on }, days = '') => formatThaiDate(workingDayFrom(addDays(on, Number(days))), 'long'),
  ],
  [
    /^sat\+(\d+)$/,
    ({ on }, days = '') => formatThaiDate(saturday(addDays(on, Number(days))), 'long'),
  ],
  [/^month$/, ({ on }) => monthOf(on)],
  [/^next\.month$/, ({ on }) => monthOf(addMonths(on, 1))],
  // In the district that the item names.
  [/^school$/, (c) => schoolIn(amphoeOf(c, 'amphoe'), c.on, c.id)],
  [/^(amphoe\d?)$/, (c, place = '') => amphoeOf(c, place)],
  [
    /^(joined|left|died|grown)(?:\.(\d+))?$/,
    ({ on }, key = '', months = '1') => movedBefore(on, key, Number(months)),
  ],
  [
    /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?:\*(\d+))?$/,
    (c, a = '', b = '', step = '') => drawFigure(c, a, b, step),
  ],
  [
    /^(members|agencies|shares|deposits|loans|reserves|invested|assets)$/,
    ({ on }, key = '') => figuresOn(on, key),
  ],
  [
    /^total\.(div|ref)(-\d+)?$/,
    ({ on }, key, more = '0') => {
      const { dividend, refund } = approvedRates(yearOf(on) - 1 + Number(more));
      return formatRate(key === 'div' ? dividend : refund);
    },
  ],
  [
    /^total\.(\w+)(-\d+)?$/,
    ({ on }, key = '', more = '0') => figuresOn(`${yearOf(on) + Number(more)}-01-01`, key),
  ],
];

/** Fills every placeholder of a text. */
export function fill(words: string, context: FillContext): string {
  return words.replace(/\{([^{}]+)\}/g, (place, inside: string) => {
    for (const [pattern, read] of READINGS) {
      const match = pattern.exec(inside);
      if (match) return read(context, ...match.slice(1));
    }
    const year = yearOf(context.on);
    const filled = ruleFor(inside) ?? dayFor(inside, year) ?? amountFor(inside, year);
    if (filled !== undefined) return filled;
    throw new RangeError(`nothing is known to fill in for ${place}`);
  });
}
