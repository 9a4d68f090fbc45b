import type { CalendarDay } from '@coop/contracts/info/calendar';
import type { HomeRates, ProductRate } from '@coop/contracts/info/topic';

// What the web server answers at /search.json. It is this portal's own, and no call of a backend.

export const SEARCH_PATH = '/search.json';

/** Question that somebody has, as the address of /search has it. */
export interface Question {
  readonly q: string;
  readonly category?: string | undefined;
  /** Of the Buddhist era. */
  readonly yearBE?: number | undefined;
  readonly page: number;
}

export interface HitLink {
  readonly href: string;
  readonly title: string;
  /** The day it came out; empty for a page of the site. */
  readonly on: string;
}

export interface Hit extends HitLink {
  readonly text: string;
  readonly categoryName: string;
  /** Earlier editions of the same, the newest first. */
  readonly older: readonly HitLink[];
}

export interface FoundCategory {
  readonly key: string;
  readonly name: string;
  readonly total: number;
}

/** Common questions that are answered above the hits. */
export type Asked = 'rate' | 'dividend' | 'closed' | 'phone' | 'payday' | 'deadline';

/** A form to download, the newest edition. */
interface FoundForm extends HitLink {
  readonly file: string;
  readonly size: number;
}

export interface Found {
  /** The words that were looked for in the place of misspelt ones. */
  readonly corrected?: string;
  /** The words to mark in what was found. */
  readonly marks: string;
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Of all that was found, whatever is filtered. */
  readonly categories: readonly FoundCategory[];
  readonly yearsBE: readonly number[];
  readonly asked: readonly Asked[];
  readonly rates: readonly ProductRate[];
  readonly dividend?: HomeRates['dividend'];
  /** The days of the calendar that are asked for, the next first. */
  readonly days: readonly CalendarDay[];
  readonly form?: FoundForm;
  /** The announcement of closed days, as text. */
  readonly closed?: string;
  /** Some lists could not be read. */
  readonly isIncomplete: boolean;
}

/** Searches the site. */
export type Find = (question: Question, signal?: AbortSignal) => Promise<Found>;

/** Does so for the world of a cookie. */
export type FindFor = (question: Question, cookie?: string) => Promise<Found>;

/** Returns the search of an address: `q=…&category=…`. */
export function searchOf({ q, category, yearBE, page }: Question): string {
  const params = new URLSearchParams({ q });
  if (category) params.set('category', category);
  if (yearBE) params.set('year', String(yearBE));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

const MOST_WORDS = 100;

const wholeNumber = (value: string | null, minimum: number, maximum: number) =>
  value !== null && /^\d{1,4}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum
    ? Number(value)
    : undefined;

/** Reads what an address looks for. */
export const questionOf = (params: URLSearchParams): Question => ({
  q: (params.get('q') ?? '').trim().slice(0, MOST_WORDS),
  category: params.get('category')?.slice(0, 64) || undefined,
  yearBE: wholeNumber(params.get('year'), 2400, 2999),
  page: wholeNumber(params.get('page'), 1, 999) ?? 1,
});
