import { cpSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { FONT_FILES } from '../server/share/picture/letters.ts';

const LIBRARY = '@resvg/resvg-js';
const LETTERS = '@expo-google-fonts/noto-sans-thai-looped';

/** Returns the folder of a package, as a module at `from` finds it. */
const folderOf = (name: string, from: string) =>
  dirname(realpathSync(createRequire(from).resolve(`${name}/package.json`)));

/** Returns the library's binary package for this kind of machine, if installed. */
function machinePart(library: string): readonly [name: string, folder: string][] {
  const manifest = join(library, 'package.json');
  const { optionalDependencies = {} } = createRequire(manifest)(manifest) as {
    optionalDependencies?: Record<string, string>;
  };
  return Object.keys(optionalDependencies).flatMap((name) => {
    try {
      return [[name, folderOf(name, manifest)] as const];
    } catch {
      return [];
    }
  });
}

/**
 * A plugin of rolldown that copies what no bundle can hold into a node_modules beside it: the library that draws the
 * pictures of shared links, which is built for each kind of machine, and the fonts.
 */
export function filesToDrawWith() {
  return {
    name: 'files-to-draw-with',
    writeBundle({ dir = 'dist' }: { dir?: string }): void {
      const modules = join(dir, 'node_modules');
      const library = folderOf(LIBRARY, import.meta.url);
      for (const [name, folder] of [[LIBRARY, library] as const, ...machinePart(library)]) {
        cpSync(folder, join(modules, name), { recursive: true, dereference: true });
      }
      const letters = folderOf(LETTERS, import.meta.url);
      // With their licence.
      for (const file of [...Object.values(FONT_FILES), join(letters, 'LICENSE_FONT')]) {
        cpSync(file, join(modules, LETTERS, relative(letters, realpathSync(file))));
      }
    },
  };
}
