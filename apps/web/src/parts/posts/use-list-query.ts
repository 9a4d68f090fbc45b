import { POSTS_PER_PAGE } from '@coop/contracts/info/post-limits';
import { useSearchParams } from 'react-router';

export interface ListQuery {
  readonly page: number;
  readonly q: string;
  /** Address of another page of the same list. */
  readonly hrefOf: (page: number) => string;
  /** Changes search parameters and goes back to the first page. */
  readonly change: (part: Record<string, string>) => void;
}

/** Page and words that the address of a list asks for. */
export function readListQuery(params: URLSearchParams): Pick<ListQuery, 'page' | 'q'> {
  const asked = Number(params.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  return { page, q: params.get('q')?.trim() ?? '' };
}

/** Page and search of a list, kept in the address. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  return {
    ...readListQuery(params),
    hrefOf(to) {
      const next = new URLSearchParams(params);
      if (to > 1) next.set('page', String(to));
      else next.delete('page');
      return `?${next}`;
    },
    change(part) {
      const next = new URLSearchParams(params);
      next.delete('page');
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next);
    },
  };
}

/** Number of pages; one when the backend does not send the total. */
export const pagesOf = (total: number) =>
  Number.isFinite(total) ? Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) : 1;
