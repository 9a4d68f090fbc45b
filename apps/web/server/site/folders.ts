import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_VARIABLES_FILE } from './cooperative-settings.ts';
import { LOOK_MS, stateOf } from './mounted-site.ts';

/** Names of folders: as a browser sends them, in small letters, without a port. */
const NAME = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/;

const isHostName = (name: string): boolean => NAME.test(name) && !name.includes('..');

/** Returns the host names that have a folder. Throws where the folder of all cannot be read. */
export function listHosts(dir: string): string[] {
  const isFolder = (name: string) =>
    statSync(join(dir, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  return readdirSync(dir).filter((name) => isHostName(name) && isFolder(name));
}

/** Returns a function that lists the host names, at most once a second; the last list stays where it cannot be read. */
export function watchHosts(dir: string, now: () => number): () => ReadonlySet<string> {
  let hosts: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lookedAt < LOOK_MS) return hosts;
    lookedAt = now();
    try {
      hosts = new Set(listHosts(dir));
    } catch {
      // A volume that is away for a moment does not send all visitors away.
    }
    return hosts;
  };
}

/**
 * Identifies the state of a folder as far as its server is to be built anew: its own variables, and while it is `wrong`
 * also its site.json. What a running one reads itself is left out.
 */
export function folderState(dir: string, host: string, isWrong: boolean): string {
  const files = isWrong ? [OWN_VARIABLES_FILE, 'site.json', '.', 'texts'] : [OWN_VARIABLES_FILE];
  return files.map((name) => stateOf(join(dir, host, name))).join();
}
