import { createHash } from 'node:crypto';
import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A short name for exactly these texts, in this order. */
export function fingerprint(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 16);
}

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * What every browser test rests on beside the built files: the mock and what it is made of, the built console, the
 * servers' configuration, what the tests share, the versions of all libraries. The pages themselves are in the build.
 */
const SHARED = [
  'apps/mock-api/{src,package.json}',
  'apps/console/dist',
  'packages/{addresses,contracts,finance,format}/{src,package.json}',
  'apps/web/{e2e,build,server,service-worker}',
  'apps/web/src/{first-paint,testing,written}',
  'apps/web/*.{ts,json}',
  'pnpm-lock.yaml',
].map((one) => `{${one},${one}/**}`);

/** Other tests change nothing about this one. */
const OTHER_TESTS = /\.(e2e|test|test-d|property\.test)\.tsx?$/;

const isFile = (path: string) => statSync(resolve(ROOT, path)).isFile();

/** The browser is another one when its file is. */
function browserFingerprint(path: string | undefined): string {
  if (!path) return '';
  const { size, mtimeMs } = statSync(realpathSync(path));
  return `${path} ${size} ${mtimeMs}`;
}

/** Of everything that all browser tests share. */
export function sharedFingerprint(chromium: string | undefined): string {
  const paths = [...new Set(SHARED.flatMap((one) => globSync(one, { cwd: ROOT })))]
    .filter((path) => !OTHER_TESTS.test(path) && isFile(path))
    .sort();
  const files = paths.flatMap((path) => [path, readFileSync(resolve(ROOT, path))]);
  return fingerprint(
    process.version,
    process.env.FAULTS ?? '',
    browserFingerprint(chromium),
    ...files,
  );
}
