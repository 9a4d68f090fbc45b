import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}

/** Folder of the nearest package.json, for both the source and the bundle. */
const PACKAGE = findPackage(import.meta.dirname);

/** Resolves a path in the package's own folder. */
export const inPackage = (path: string): string => join(PACKAGE, path);
