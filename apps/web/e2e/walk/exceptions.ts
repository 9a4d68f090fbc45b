import type { Found } from './laws/law.ts';

interface Exception {
  readonly law: string;
  /** Part of the sentence. */
  readonly says: RegExp;
  /** Addresses; everywhere by default. */
  readonly at?: RegExp;
  readonly why: string;
}

/** What the walk finds and is meant to be so, each with its reason. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    law: 'heard',
    says: /missing-photo\.jpg was answered with 404/,
    why: 'The mock has a news item whose picture is lost, so that its place can be seen.',
  },
];

export const isException = ({ law, says }: Found, at: string): boolean =>
  EXCEPTIONS.some((one) => one.law === law && one.says.test(says) && (one.at?.test(at) ?? true));
