import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import type { Asked, Breach } from '../laws/law.ts';
import { laws } from '../laws/laws.ts';
import { type Edits, edited } from './edited.ts';
import { lawful } from './lawful.ts';

/** A law, what is put into the answer that keeps it, where that breaks it, and what was asked. */
export type LawRow = readonly [
  name: string,
  edits: Edits,
  breaches: readonly string[],
  asked?: Asked,
];

/** A breach in one line. */
export const lineOf = ({ path, found, expected }: Breach): string =>
  `${path}: ${found}, not ${expected}`;

/** Returns where the lawful answer with these edits breaks a law. */
export function breachesOf(name: string, edits: Edits, input: Asked = {}): string[] {
  const law = laws.find((other) => other.name === name);
  if (!law) throw new Error(`no law ${name}`);
  // A law takes the answers of its own endpoint.
  return law.broken(edited(lawful(law.at), edits) as never, input, EXAMPLE_BY_LAWS).map(lineOf);
}
