import { join } from 'node:path';

/** A path in the package's own folder, seen from the source as from the bundle: both lie one folder below it. */
export const inPackage = (path: string): string => join(import.meta.dirname, '..', path);
