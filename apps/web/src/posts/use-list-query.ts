import { POSTS_PER_PAGE } from '@coop/contracts/info/post-limits';
import { useSearch } from '../page/use-search.ts';

export interface ListQuery {
  readonly page: number;
  readonly q: string;
  readonly params: URLSearchParams;
  /** Address of another page of the same list. */
  readonly hrefOf: (page: number) => string;
  /** Changes search parameters and goes back to the first page. */
  readonly change: (part: Record<string, string>) => void;
}

/** Page and words that the address of a list asks for. */
export function readListQuery(params: URLSearchParams): Pick<ListQuery, 'page' | 'q'> {
  const pageNo = Number(params.get('page'));
  const page = Number.isSafeInteger(pageNo) && pageNo > 0 && pageNo <= 10_000 ? pageNo : 1;
  return { page, q: params.get('q')?.trim() ?? '' };
}

/** Page and search of a list, kept in the address. */
export function useListQuery(): ListQuery {
  const [params, change] = useSearch({ replace: false });
  return {
    params,
    ...readListQuery(params),
    hrefOf(to) {
      const next = new URLSearchParams(params);
      if (to > 1) next.set('page', String(to));
      else next.delete('page');
      return `?${next}`;
    },
    change: (part) => change({ page: '', ...part }),
  };
}

/** Number of pages; one when the backend does not send the total. */
export const pagesOf = (total: number) =>
  Number.isFinite(total) ? Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) : 1;
