import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { findChromium } from '../browser/chromium.mjs';
import { builtFilesAt, readBuiltFiles } from './built-files.ts';
import { fingerprint, sharedFingerprint } from './fingerprint.ts';

// A test that passed is passed over as long as nothing it read has changed: its own file, what all tests share, and
// those built files that its pages loaded. That is seen, not declared: whatever it would load first, it loaded then.

const DIST = `${process.env.WEB_DIST ?? 'dist'}/client`;
const KEPT = '.report/earlier';

interface Pass {
  readonly shared: string;
  readonly own: string;
  /** The built files that were loaded, and what was in them. */
  readonly loaded: Readonly<Record<string, string>>;
}

/** What a test rests on beside the pages it will load. */
type Inputs = Pick<Pass, 'shared' | 'own'>;

let built: ReturnType<typeof readBuiltFiles> | undefined;
let shared: string | undefined;

function readBuild() {
  built ??= readBuiltFiles(DIST);
  return built;
}

/** Read before the test runs, so that what is changed meanwhile is not taken for what passed. */
export function readInputs({ file }: TestInfo): Inputs {
  readBuild();
  shared ??= sharedFingerprint(findChromium());
  return { shared, own: fingerprint(readFileSync(file)) };
}

const placeOf = ({ titlePath, project }: TestInfo) =>
  resolve(KEPT, `${fingerprint(project.name, ...titlePath)}.json`);

/** So many passes are kept of a test, so that going back to an earlier state costs nothing. */
const KEPT_PASSES = 8;

/** What is known of a test; nothing where a run was ended while it wrote. */
function readPasses(info: TestInfo): readonly Pass[] {
  try {
    const passes = JSON.parse(readFileSync(placeOf(info), 'utf8'));
    return Array.isArray(passes) ? passes : [];
  } catch {
    return [];
  }
}

function writePasses(info: TestInfo, passes: readonly Pass[]): void {
  const place = placeOf(info);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(passes.slice(0, KEPT_PASSES)));
}

/** Whether a pass was over exactly what would be read now. */
function isOfNow({ own, shared, loaded }: Pass, inputs: Inputs): boolean {
  if (own !== inputs.own || shared !== inputs.shared) return false;
  const { contents } = readBuild();
  return Object.entries(loaded).every(([key, text]) => contents.get(key) === text);
}

/** Whether this test passed over exactly what it would read now. */
export const hasPassedEarlier = (info: TestInfo, inputs: Inputs): boolean =>
  readPasses(info).some((pass) => isOfNow(pass, inputs));

/** Screens behind a sign-in, what only they share, and the list of all files. */
const NOT_PUBLIC =
  /(?:made of|shared by) src\/member(?:group)?\/[^,]*(?:,src\/member(?:group)?\/[^,]*)*$|^sw\.js$/;

function keysOf(read: Iterable<string> | 'all' | 'public'): string[] {
  const { contents, keyOf } = readBuild();
  if (read === 'all') return [...contents.keys()];
  if (read === 'public') return [...contents.keys()].filter((key) => !NOT_PUBLIC.test(key));
  return [...read].flatMap((one) => builtFilesAt(DIST, one)).map(keyOf);
}

/** Keeps that it passed, with what was in the files that these addresses lead to, or that it may have read. */
export function keepPass(
  info: TestInfo,
  inputs: Inputs,
  read: Iterable<string> | 'all' | 'public',
): void {
  const { contents } = readBuild();
  const keys = keysOf(read);
  const loaded = Object.fromEntries(keys.map((key) => [key, contents.get(key) ?? '']));
  writePasses(info, [{ ...inputs, loaded }, ...readPasses(info)]);
}

/** It is run now: until it has passed, nothing is known of what it reads now. */
export function forgetPass(info: TestInfo, inputs: Inputs): void {
  const passes = readPasses(info);
  const others = passes.filter((pass) => !isOfNow(pass, inputs));
  if (others.length < passes.length) writePasses(info, others);
}
