import { type AsyncZippable, type FlateCallback, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

/**
 * Replaces fflate's own `zip` in the build for the library that writes workbooks. The original starts a worker from a
 * blob for each part of 160,000 bytes and more, which the policy forbids, and then never ends.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  let archive: ReturnType<typeof zipSync>;
  try {
    archive = zipSync(files as Parameters<typeof zipSync>[0]);
  } catch (error) {
    done(error as Parameters<FlateCallback>[0], new Uint8Array());
    return;
  }
  done(null, archive);
}
