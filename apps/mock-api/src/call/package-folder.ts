import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}

/** The folder of the nearest package.json, for the source as for the bundle. */
const PACKAGE = findPackage(import.meta.dirname);

/** A path in the package's own folder. */
export const inPackage = (path: string): string => join(PACKAGE, path);
