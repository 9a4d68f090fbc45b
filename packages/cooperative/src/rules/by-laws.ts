import { readFileSync } from 'node:fs';
import { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { contradictionsIn } from '@coop/contracts/by-laws/contradictions';
import { parseBaht, parseRate } from '@coop/format/money';
import { readContent } from '../content/read-content.ts';

// The by-laws of the cooperative that this process plays. It plays one: worlds share what is derived, and so its rules.
// They are read here, with the modules that need them, and not from an argument of the start.

/** Reads by-laws from a file that names some or all of them, by family. */
function readFrom(file: string): unknown {
  const changes: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'));
  const whole = Object.entries(EXAMPLE_BY_LAWS).map(([family, laws]) => [
    family,
    { ...laws, ...changes[family] },
  ]);
  return { ...changes, ...Object.fromEntries(whole) };
}

function readByLaws(file: string | undefined): ByLaws {
  const laws = readContent('by-laws', ByLaws, file ? readFrom(file) : EXAMPLE_BY_LAWS);
  const [contradiction] = contradictionsIn(laws);
  if (contradiction) throw new TypeError(`by-laws: ${contradiction.message}`);
  return laws;
}

/** The example's by-laws, or those of the file that `BY_LAWS_FILE` names. */
export const BY_LAWS = readByLaws(process.env.BY_LAWS_FILE);

/** Bytes of a file that somebody sends. */
export const MOST_FILE_BYTES = BY_LAWS.files.most_megabytes * 1024 * 1024;

function known(parsed: number | null, words: string): number {
  if (parsed === null) throw new RangeError(`${words} is no figure`);
  return parsed;
}

/** Whole satang of an amount in a by-law. */
export const satangOf = (baht: string): number => known(parseBaht(baht), baht);

/** Hundredths of a percent of a rate in a by-law. */
export const hundredthsOf = (rate: string): number => known(parseRate(rate), rate);
