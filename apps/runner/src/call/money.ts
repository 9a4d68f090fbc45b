import { readFileSync } from 'node:fs';
import { CannotRun } from './cannot-run.ts';

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    throw new CannotRun(`--money: ${file} cannot be read`);
  }
}

/** Reads the members of `--money`: a list of numbers, or a file with a number and a password on each line. */
export function readMoney(list = '', password: string) {
  const entries = list.startsWith('@') ? linesOf(list.slice(1)) : list.split(',');
  return entries
    .map((one) => one.trim().split(/\s+/))
    .flatMap(([no = '', own = password]) => (no === '' ? [] : [{ no, password: own }]));
}
