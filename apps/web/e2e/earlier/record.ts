import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { findChromium } from '../browser/chromium.mjs';
import { builtFilesAt, readBuiltFiles } from './built-files.ts';
import { fingerprint, sharedFingerprint } from './fingerprint.ts';

// A test that passed is passed over as long as nothing it read has changed: its own file, what all tests share, and
// those built files that its pages loaded. That is seen, not declared: whatever it would load first, it loaded then.

const DIST = process.env.WEB_DIST ?? 'dist';
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

/** Whether this test passed over exactly what it would read now. */
export function hasPassedEarlier(info: TestInfo, inputs: Inputs): boolean {
  const place = placeOf(info);
  if (!existsSync(place)) return false;
  const pass: Pass = JSON.parse(readFileSync(place, 'utf8'));
  if (pass.own !== inputs.own || pass.shared !== inputs.shared) return false;
  const { contents } = readBuild();
  return Object.entries(pass.loaded).every(([key, text]) => contents.get(key) === text);
}

/** Keeps that it passed, with what was in the files that these addresses lead to; in all, if it may have read all. */
export function keepPass(
  info: TestInfo,
  inputs: Inputs,
  pathnames: Iterable<string> | 'all',
): void {
  const { contents, keyOf } = readBuild();
  const keys =
    pathnames === 'all'
      ? [...contents.keys()]
      : [...pathnames].flatMap((one) => builtFilesAt(DIST, one)).map(keyOf);
  const loaded = Object.fromEntries(keys.map((key) => [key, contents.get(key) ?? '']));
  const place = placeOf(info);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify({ ...inputs, loaded } satisfies Pass));
}

/** It is run now, and until it has passed nothing is known of it. */
export function forgetPass(info: TestInfo): void {
  rmSync(placeOf(info), { force: true });
}
