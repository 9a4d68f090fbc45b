import type { Plugin } from 'vite';

/**
 * Parts of the feed cache that its client creates or names although the portal does not use them: mutations and
 * infinite lists. They weigh a kilobyte and a half on every page with a feed.
 */
const UNUSED = [
  {
    file: /query-core\/build\/modern\/mutationCache\.js$/,
    code: 'export class MutationCache { clear() {} async resumePausedMutations() {} }',
  },
  {
    file: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    code: 'export function infiniteQueryBehavior() {} export function hasNextPage() {} export function hasPreviousPage() {}',
  },
];
const WOULD_USE = /\b(useMutation|useInfiniteQuery|useSuspenseInfiniteQuery)\b/;

/** Drops them from the build, which fails as soon as a source uses one. */
export function dropWhatNobodyCalls(): Plugin {
  return {
    name: 'drop-what-nobody-calls',
    apply: 'build',
    load: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler: (id) => UNUSED.find(({ file }) => file.test(id))?.code,
    },
    transform: {
      filter: { id: /\/apps\/web\/src\//, code: WOULD_USE },
      handler(code) {
        this.error(
          `uses ${WOULD_USE.exec(code)?.[0]}, which build/drop-what-nobody-calls.ts leaves out`,
        );
      },
    },
  };
}
