import type { CalendarDay } from '@coop/contracts/info/calendar';
import { yearBEOf } from '@coop/format/thai-date';
import type { Asked, Found, FoundCategory, Hit, HitLink, Question } from '../../src/site/found.ts';
import type { Entry, Feeds } from './entries.ts';
import { openMatch } from './match.ts';
import { openSpelling } from './spelling.ts';
import { type Asking, readQuestion, segmentsOf } from './words.ts';

const PAGE_SIZE = 20;

/** Titles that differ in numbers only are editions of one. */
const editionOf = ({ title, category }: Entry) =>
  `${category} ${title.replace(/\d[\d,./]*/g, '').replace(/\s+/g, '')}`;

/** Puts the newest edition at the place of the best, the others with it. */
function foldEditions(entries: readonly Entry[]): Entry[][] {
  const byEdition = Map.groupBy(entries, editionOf);
  return [...byEdition.values()].map((same) => same.toSorted((a, b) => (a.on < b.on ? 1 : -1)));
}

const linkOf = ({ id, title, on }: Entry): HitLink => ({ href: id, title, on });

function hitOf([newest, ...older]: readonly Entry[]): Hit[] {
  if (!newest) return [];
  const { text, categoryName } = newest;
  return [{ ...linkOf(newest), text, categoryName, older: older.map(linkOf) }];
}

const yearOf = ({ on }: Entry) => (on ? yearBEOf(on) : undefined);

/** Returns the categories of what was found, those with most of it first. */
function categoriesOf(entries: readonly Entry[]): FoundCategory[] {
  return [...Map.groupBy(entries, ({ category }) => category)]
    .map(([key, same]) => ({ key, name: same[0]?.categoryName ?? key, total: same.length }))
    .sort((a, b) => b.total - a.total);
}

/** Returns the rates of the products that a question names; of all if it names none. */
function ratesOf({ rates }: Feeds, { typed, ideas }: Asking) {
  const { loans = [], deposits = [] } = rates ?? {};
  const wantsLoans = ideas.includes('#loan') || ideas.includes('#ordinary');
  const wantsDeposits = ideas.includes('#deposit');
  const all =
    wantsLoans === wantsDeposits ? [...loans, ...deposits] : wantsLoans ? loans : deposits;
  const question = typed.join('');
  const exact = all.filter(({ name }) => question.includes(segmentsOf(name).join('')));
  if (exact.length > 0) return exact;
  const scored = all.map((loan) => {
    const named = segmentsOf(loan.name);
    return { loan, score: named.filter((word) => typed.includes(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ loan }) => loan);
}

/** Returns what question a day of the calendar answers. */
function questionOfDay({ kind, title }: CalendarDay): Asked | undefined {
  if (kind === 'PAYOUT') return 'payday';
  if (kind === 'PAPERS') return 'deadline';
  return kind === 'PAID' && title.includes('ปันผล') ? 'dividend' : undefined;
}

/** Returns what the site itself knows to a common question. */
function answersTo(asking: Asking, feeds: Feeds, all: readonly Entry[]) {
  const asks = new Set(asking.asked);
  const forms = all.filter(({ category, file }) => category === 'download' && file !== '');
  const form = asking.wantsForm ? foldEditions(forms)[0]?.[0] : undefined;
  return {
    asked: asking.asked,
    rates: asks.has('rate') ? ratesOf(feeds, asking) : [],
    days: feeds.days.filter((day) => {
      const question = questionOfDay(day);
      return question !== undefined && asks.has(question);
    }),
    ...(asks.has('dividend') && feeds.rates && { dividend: feeds.rates.dividend }),
    ...(asks.has('closed') && feeds.closed && { closed: feeds.closed }),
    ...(form && { form: { ...linkOf(form), file: form.file, size: form.size } }),
  };
}

/** Counts the words of titles, by which a fault is known. */
function countWords(entries: readonly Entry[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { title, words } of entries) {
    for (const word of segmentsOf(`${title} ${words}`)) known.set(word, (known.get(word) ?? 0) + 1);
  }
  return known;
}

/** Builds the index of all that can be found. */
export async function buildIndex(feeds: Feeds, entries: readonly Entry[]) {
  const match = await openMatch(entries);
  const spell = openSpelling(countWords(entries));

  return function find({ q, category, yearBE, page }: Question): Found {
    const corrected = spell(q);
    const asking = readQuestion(corrected ?? q);
    const all = match(asking);
    const chosen = all.filter(
      (entry) =>
        (category === undefined || entry.category === category) &&
        (yearBE === undefined || yearOf(entry) === yearBE),
    );
    const hits = foldEditions(chosen);
    return {
      ...answersTo(asking, feeds, all),
      ...(corrected !== undefined && { corrected }),
      marks: asking.typed.join(' '),
      hits: hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).flatMap(hitOf),
      total: chosen.length,
      page,
      pages: Math.max(1, Math.ceil(hits.length / PAGE_SIZE)),
      categories: categoriesOf(all),
      yearsBE: [...new Set(all.flatMap((entry) => yearOf(entry) ?? []))].sort((a, b) => b - a),
      isIncomplete: feeds.isIncomplete,
    };
  };
}
