import type { SiteConfig } from '@coop/contracts/site';
import { LRUCache } from 'lru-cache';
import type { PageBuild } from './build.ts';
import { type Packed, packed } from './packed.ts';
import type { createRenderer } from './render-page.ts';

/** Keeps a shell for each of at most `most` paths: a flood of requests must not cost a page each. */
export function keepShells(shell: ReturnType<typeof createRenderer>['shell'], most: number) {
  const shells = new LRUCache<string, { from: readonly unknown[]; page: Promise<Packed> }>({
    max: most,
  });
  return (path: string, build: PageBuild, config: SiteConfig, icons: string): Promise<Packed> => {
    const found = shells.get(path);
    const from = [build, config, icons];
    if (found?.from.every((one, at) => one === from[at])) return found.page;
    const page = shell(build, { site: config, url: path, icons }).then(packed);
    shells.set(path, { from, page });
    page.catch(() => {
      if (shells.peek(path)?.page === page) shells.delete(path);
    });
    return page;
  };
}
