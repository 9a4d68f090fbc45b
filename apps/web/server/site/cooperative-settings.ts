import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment, type Settings, WrongEnvironment } from '../environment.ts';
import { SOURCE_VARIABLES } from '../headers/security-headers.ts';
import { checkFolder } from './check-folder.ts';

/** File of a cooperative's folder with the variables of its own. */
export const OWN_VARIABLES_FILE = 'portal.env';
/** Names that it may hold; all else is the server's. */
const OWN_VARIABLES: readonly string[] = [
  'BACKEND_URL',
  'PUBLIC_ORIGIN',
  'EXTRA_PATHS',
  'PAGE_TIMEOUT_MS',
  ...Object.values(SOURCE_VARIABLES),
];

/** One cooperative's settings, or what is wrong with its folder. */
export interface ReadFolder {
  readonly settings?: Settings;
  readonly problems: readonly string[];
  /** Probable typos, which are no errors. */
  readonly remarks: readonly string[];
}

function readOwn(folder: string): NodeJS.Dict<string> {
  const file = join(folder, OWN_VARIABLES_FILE);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Reads the folder of a host name: its own variables before those of the server, which `source` has. */
function settingsOf(source: NodeJS.ProcessEnv, folder: string, host: string): Settings {
  const ownSettings = readOwn(folder);
  const foreign = Object.keys(ownSettings).filter((name) => !OWN_VARIABLES.includes(name));
  if (foreign.length > 0) {
    throw new WrongEnvironment(
      foreign.map(
        (name) => `${OWN_VARIABLES_FILE}: ${name} is not a cooperative's, but the server's`,
      ),
    );
  }
  const isProduction = source.NODE_ENV === 'production';
  const { SITES_DIR: _all, ...servers } = source;
  const origin = isProduction ? { PUBLIC_ORIGIN: `https://${host}` } : {};
  return readEnvironment({ ...servers, ...origin, ...ownSettings, SITE_DIR: folder });
}

/** Reads and checks the folder of a host name; never throws. */
export function readFolder(source: NodeJS.ProcessEnv, dir: string, host: string): ReadFolder {
  const folder = join(dir, host);
  try {
    const settings = settingsOf(source, folder, host);
    const { problems, remarks } = checkFolder(folder);
    return problems.length > 0 ? { problems, remarks } : { settings, problems, remarks };
  } catch (error) {
    const problems = error instanceof WrongEnvironment ? error.sentences : [String(error)];
    return { problems, remarks: [] };
  }
}
