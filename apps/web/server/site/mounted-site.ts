import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite, type SiteConfig } from '@coop/contracts/site';
import { findSiteProblems } from './site-problems.ts';

/** A file is looked at no more often, however many pages are requested. */
export const LOOK_MS = 1_000;

/** The mounted site configuration of the deployment. */
export interface MountedSite {
  /** The last valid one; undefined where no file is mounted, or none was ever valid. */
  readonly site: SiteConfig | undefined;
  /** Errors of the current file. */
  readonly problems: readonly string[];
  /** Probable typos, which are no errors. */
  readonly remarks: readonly string[];
}

const NONE: MountedSite = { site: undefined, problems: [], remarks: [] };

function readSite(file: string): MountedSite {
  try {
    const text = readFileSync(file, 'utf8');
    const { problems, remarks } = findSiteProblems(text);
    // Parsed and nothing else: what looks like a command in it is text.
    return problems.length > 0
      ? { site: undefined, problems, remarks }
      : { site: parseSite(JSON.parse(text.replace(/^\uFEFF/, ''))), problems, remarks };
  } catch (error) {
    return { ...NONE, problems: [`cannot be read: ${String(error)}`] };
  }
}

/** Identifies a state of a file, also when a link is turned to another file. */
export function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
}

export interface WatchOptions {
  /** Receives one sentence for each error of a file, once for each change of it. */
  readonly complain: (sentence: string) => void;
  readonly now?: () => number;
}

/**
 * Returns a function that reads `site.json` of a folder: checked once, and again when the file changes. An invalid
 * change is reported, and the configuration before it stays.
 */
export function watchMountedSite(
  folder: string | undefined,
  { complain, now = Date.now }: WatchOptions,
): () => MountedSite {
  if (folder === undefined) return () => NONE;
  const file = join(folder, 'site.json');
  let state = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let current = NONE;
  return () => {
    if (now() - lookedAt < LOOK_MS) return current;
    lookedAt = now();
    const found = stateOf(file);
    if (found === state) return current;
    state = found;
    const read = found ? readSite(file) : { ...NONE, problems: ['is not there any more'] };
    for (const problem of read.problems) complain(`site configuration: ${problem}`);
    current = { ...read, site: read.site ?? current.site };
    return current;
  };
}
