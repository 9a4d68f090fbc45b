import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { ROOT, readSourceFiles, type SourceFile } from '../source-files.ts';

/** A folder of source files, with what its README.md says and what its files really import. */
export interface Room {
  /** From the root: `apps/web/src/parts/statement`. */
  readonly path: string;
  /** `apps/web`. */
  readonly home: string;
  /** What stands in the folder: files without the tests beside them, and folders. */
  readonly entries: readonly string[];
  /** First paragraph of its README.md; undefined where there is none. */
  readonly sentence: string | undefined;
  /** Rooms of the same package that its README.md says it imports, by their path from the source. */
  readonly declared: readonly string[];
  /** Rooms of the same package that its files import, types included. */
  readonly imported: readonly string[];
}

/** A screen belongs to the room of its area, a component to the room of all components. */
const PARTS_OF_A_ROOM = /^(apps\/web\/src\/(?:info|member|membergroup)|packages\/ui\/src)\//;

function roomOf(path: string): string {
  return PARTS_OF_A_ROOM.exec(path)?.[1] ?? posix.dirname(path);
}

/** How a room is called within its package: `parts/statement`; the package's own folder is `src`. */
export const nameOf = ({ home, path }: Pick<Room, 'home' | 'path'>): string =>
  posix.relative(`${home}/src`, path) || 'src';

function readDoor(path: string): Pick<Room, 'sentence' | 'declared'> {
  const file = resolve(ROOT, path, 'README.md');
  if (!existsSync(file)) return { sentence: undefined, declared: [] };
  const text = readFileSync(file, 'utf8');
  const [, list = ''] = /^Imports: (.*)\.$/m.exec(text) ?? [];
  return {
    sentence: text.split('\n\n')[0]?.trim(),
    declared: [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  };
}

function entriesOf(path: string, files: readonly SourceFile[]): string[] {
  const inside = files
    .filter((file) => file.path.startsWith(`${path}/`))
    .map((file) => file.path.slice(path.length + 1).split('/')[0] ?? '');
  return [...new Set(inside)].filter((name) => !/\.(test|test-d|property\.test)\.tsx?$/.test(name));
}

/** Every room of the packages and apps. */
export function readRooms(files: readonly SourceFile[] = readSourceFiles()): Room[] {
  const product = files.filter(({ isTest, path }) => !isTest && path.includes('/src/'));
  const known = new Set(product.map(({ path }) => path));
  const paths = [...new Set(product.map(({ path }) => roomOf(path)))].sort();
  return paths.map((path) => {
    const own = product.filter((file) => roomOf(file.path) === path);
    const home = own[0]?.home ?? '';
    const targets = own
      .flatMap((file) => file.imports.filter((one) => known.has(one.path)))
      .map((one) => roomOf(one.path))
      .filter((target) => target !== path);
    const imported = [...new Set(targets)].sort().map((target) => nameOf({ home, path: target }));
    return { path, home, entries: entriesOf(path, files), imported, ...readDoor(path) };
  });
}

/** What imports one another in a circle, each circle as a line; by name, with the names that each imports. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [[...way.slice(way.indexOf(name)), name].join(' → ')];
    if (done.has(name)) return [];
    const found = (imports.get(name) ?? []).flatMap((next) => walk(next, [...way, name]));
    done.add(name);
    return found;
  };
  return [...imports.keys()].flatMap((name) => walk(name, []));
}
