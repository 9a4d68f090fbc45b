import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOK_MS, stateOf, type WatchOptions } from './mounted-site.ts';
import { findTextProblems } from './site-problems.ts';

/** Only a file of that folder, so that no path leads out of it. */
const ADDRESS = /^\/texts\/[\w-]+\.json$/;

interface Held {
  readonly state: string;
  readonly lookedAt: number;
  /** The last valid text. */
  readonly text: string | undefined;
}

/**
 * Returns a function that reads a legal text of the deployment (`/texts/privacy.json`) from the folder of site.json:
 * checked once, and again when its file changes. An invalid change is reported, and the text before it stays. Undefined
 * where there is no such file or it was never valid.
 */
export function watchMountedTexts(
  folder: string | undefined,
  { complain, now = Date.now }: WatchOptions,
): (address: string) => string | undefined {
  const all = new Map<string, Held>();
  return (address) => {
    if (folder === undefined || !ADDRESS.test(address)) return undefined;
    const before = all.get(address);
    if (before && now() - before.lookedAt < LOOK_MS) return before.text;
    const file = join(folder, address);
    const state = stateOf(file);
    const isSame = before?.state === state;
    const text = isSame ? before?.text : readText(address, file, state, before, complain);
    // Addresses without a file are not kept: anybody can invent them.
    if (state || before) all.set(address, { state, lookedAt: now(), text });
    return text;
  };
}

function readText(
  address: string,
  file: string,
  state: string,
  before: Held | undefined,
  complain: WatchOptions['complain'],
): string | undefined {
  if (state === '') return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    complain(`text ${address}: cannot be read: ${String(error)}`);
    return before?.text;
  }
  const { problems } = findTextProblems(text);
  for (const problem of problems) complain(`text ${address}: ${problem}`);
  return problems.length === 0 ? text : before?.text;
}
