import type { SiteConfig } from '@coop/contracts/site';
import { LRUCache } from 'lru-cache';
import type { PageBuild } from './build.ts';
import { type Packed, packed } from './packed.ts';
import type { createRenderer } from './render-page.ts';

/** A page of which nothing is rendered, and what it was made from. */
interface Shell {
  readonly build: PageBuild;
  readonly config: SiteConfig;
  readonly icons: string;
  readonly page: Promise<Packed>;
}

/** Keeps a shell for each of at most `most` paths: a flood of requests must not cost a page each. */
export function keepShells(shell: ReturnType<typeof createRenderer>['shell'], most: number) {
  const shells = new LRUCache<string, Shell>({ max: most });
  return (path: string, build: PageBuild, config: SiteConfig, icons: string): Promise<Packed> => {
    const found = shells.get(path);
    const isSame = found?.build === build && found.config === config && found.icons === icons;
    if (isSame) return found.page;
    const page = shell(build, { site: config, url: path, icons }).then(packed);
    shells.set(path, { build, config, icons, page });
    page.catch(() => {
      if (shells.peek(path)?.page === page) shells.delete(path);
    });
    return page;
  };
}
