import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Names the chunk of everything that an entry imports at once, so that it comes in one file beside the entry's own. */
function comesWith(entry: string, name: string) {
  const file = fileURLToPath(new URL(`../src/${entry}`, import.meta.url));
  let imported: Set<string> | undefined;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (!imported) {
      imported = new Set([file]);
      // A set is walked to its end, also to what is added meanwhile.
      for (const one of imported) {
        for (const next of context.getModuleInfo(one)?.importedIds ?? []) imported.add(next);
      }
      imported.delete(file);
    }
    return imported.has(id) ? name : null;
  };
}

/**
 * The bundler splits by route. Beside that stand in a file each: the libraries that every page has, so that a new release
 * leaves them in the browser's cache; what every page begins with; and what many screens share, so that a page needs few
 * files.
 */
export const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack)\//, priority: 4 },
  { name: comesWith('first-paint/start.tsx', 'first'), debugName: 'first', priority: 3 },
  { name: 'ui', test: /packages\/ui\/src\/(?!.*examples)/, minShareCount: 12, priority: 2 },
  {
    name: 'shared',
    test: /web\/src\/(?!info|member)|packages\/(format|finance|papers)\//,
    minShareCount: 12,
    priority: 1,
  },
];
