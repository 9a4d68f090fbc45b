import { POSTS_PER_PAGE } from '@coop/contracts/info/post-limits';

/** Returns one page of a list in the wire's form. */
export function pageOf<T, R>(list: readonly T[], page: number, rowOf: (item: T) => R) {
  const from = (page - 1) * POSTS_PER_PAGE;
  return {
    page,
    page_size: POSTS_PER_PAGE,
    total: list.length,
    rows: list.slice(from, from + POSTS_PER_PAGE).map(rowOf),
  };
}
