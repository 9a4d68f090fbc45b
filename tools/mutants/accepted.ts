import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './instrument.ts';

/** A mutant that says the same as the code, so that no test can notice it. */
interface Accepted {
  readonly file: string;
  /** The line of the code, without the spaces around it. */
  readonly text: string;
  readonly replacement: string;
  readonly reason: string;
}

export const accepted: readonly Accepted[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'),
);

/** Whether a change is accepted, in a file that is named from the root on. */
export const isAccepted = ({ text, replacement }: Change, file: string): boolean =>
  accepted.some((one) => one.file === file && one.text === text && one.replacement === replacement);
