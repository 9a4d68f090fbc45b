import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Entry } from './entries.ts';
import { type Asking, termsOf } from './words.ts';

/** So few hits are filled up with those that have most of the words. */
const FEW = 3;

const WEIGHTS = { title: 4, words: 2, text: 1 };
/** Of the same words a page says more than a post, and a thread less. */
const KINDS: Readonly<Record<string, number>> = { page: 2, board: 0.6, demand: 0.5 };

/** From 0 for the oldest to 1 for what has just come out; pages are never old. */
function ageOf(entries: readonly Entry[]): (on: string) => number {
  const days = entries.flatMap(({ on }) => (on ? [Date.parse(on)] : []));
  const first = Math.min(...days);
  const last = Math.max(...days);
  return (on) => (on && last > first ? (Date.parse(on) - first) / (last - first) : 1);
}

/** Returns what finds the entries that a question means, the best first. Entries are added bit by bit, as others wait. */
export async function openMatch(entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const age = ageOf(entries);
  const mini = new MiniSearch<Entry>({
    fields: Object.keys(WEIGHTS),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  await mini.addAllAsync([...byId.values()], { chunkSize: 20 });

  const options: SearchOptions = {
    boost: WEIGHTS,
    boostDocument: (id) => {
      const { category = '', on = '' } = byId.get(id) ?? {};
      return (KINDS[category] ?? 1) * (0.6 + 0.4 * age(on));
    },
    tokenize: (text) => text.split(' '),
    prefix: (term) => !term.startsWith('#') && term.length >= 3,
  };
  const searched = (terms: readonly string[], combineWith: 'AND' | 'OR') =>
    mini.search(terms.join(' '), { ...options, combineWith });

  return ({ ideas, words, typed }: Asking): Entry[] => {
    const terms = [...ideas, ...words];
    const strict = searched(terms.length > 0 ? terms : typed, 'AND');
    const scores = new Map(strict.map(({ id, score }) => [id, score]));
    // Who typed the very words of a text means it.
    for (const { id, score } of searched(typed, 'OR')) {
      const before = scores.get(id);
      if (before !== undefined) scores.set(id, before + score);
    }
    if (scores.size < FEW && terms.length > 1) {
      const loose = searched(terms, 'OR').filter(
        ({ queryTerms }) => queryTerms.length * 2 >= terms.length,
      );
      for (const { id, score } of loose) if (!scores.has(id)) scores.set(id, score / 100);
    }
    return [...scores].toSorted(([, a], [, b]) => b - a).flatMap(([id]) => byId.get(id) ?? []);
  };
}
