/** The package's own folder, seen from the source as from the bundle: both lie one folder below it. */
export const PACKAGE_FOLDER = new URL('../', import.meta.url);
