import { readFileSync } from 'node:fs';

/** What the runner notes, a line each: a word, a test, mutants. */
type Note = readonly [word: string, test: string, ...mutants: string[]];

/** Reads what has been noted so far; a line that is not all there yet is left for later. */
export function readNotes(path: string) {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const notes = lines.map((line): Note => JSON.parse(line));
  const tries = new Map<string, { mutant: string; isNoticed: boolean }>();
  const sets = { reaches: new Set<string>(), loads: new Set<string>(), spoils: new Set<string>() };
  const failing: string[] = [];
  let [ends, began] = [0, new Set<string>()];
  let open: { readonly test: string; readonly mutant: string } | undefined;
  for (const [word, test, ...mutants] of notes) {
    const key = `${test} ${mutants[0]}`;
    if (word === 'tries') open = { test, mutant: mutants[0] ?? '' };
    else if (word === 'begins') {
      // A mutant that ended the process is noticed.
      if (open) tries.set(`${open.test} ${open.mutant}`, { mutant: open.mutant, isNoticed: true });
      [open, began] = [undefined, new Set()];
    } else if (word === 'noticed' || word === 'unnoticed') {
      open = undefined;
      tries.set(key, { mutant: mutants[0] ?? '', isNoticed: word === 'noticed' });
      began.add(key);
    } else if (word === 'reaches' || word === 'loads') {
      for (const mutant of mutants) sets[word].add(mutant);
    } else if (word === 'fails') failing.push(`${test}: ${mutants[0]}`);
    else if (word === 'spoils') {
      ends += 1;
      // Which mutant it was is not known yet, nor what was noticed because of it.
      if (!sets.spoils.has(test)) {
        for (const one of began) if (one.startsWith(`${test} `)) tries.delete(one);
      }
      sets.spoils.add(test);
    } else if (word === 'ends') ends += 1;
  }
  const noticed = [...tries.values()].filter(({ isNoticed }) => isNoticed);
  return {
    /** Tests with mutants, as `test mutant`. */
    tried: new Set(tries.keys()),
    noticed: new Set(noticed.map(({ mutant }) => mutant)),
    reached: sets.reaches,
    /** Mutants that are run as a module loads. */
    loaded: sets.loads,
    /** Tests that fail as the code stands. */
    failing,
    /** Tests that mutants leave something behind for: what it is, is asked after each. */
    spoilt: sets.spoils,
    /** How often the tests have ended early, to be run again with modules as they load. */
    ends,
    /** The test that is being tried, with its mutant. */
    open,
  };
}

export type Notes = Readonly<ReturnType<typeof readNotes>>;
