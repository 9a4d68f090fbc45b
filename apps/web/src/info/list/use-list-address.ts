import { useLocation, useSearchParams } from 'react-router';

const ERA = 543;

export interface ListAddress {
  /** The list itself, without page and filters. */
  readonly path: string;
  readonly page: number;
  /** Of the Buddhist era, as the address and the screen have it; none for every year. */
  readonly yearBE: number | undefined;
  readonly q: string;
  /** Whether the list is filtered. */
  readonly isFiltered: boolean;
  readonly hrefOf: (page: number) => string;
  /** Changes filters and goes back to the first page. */
  readonly change: (part: Partial<Record<'year' | 'q', string>>) => void;
}

function wholeNumber(value: string | null, least: number, most: number): number | undefined {
  const read = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return read >= least && read <= most ? read : undefined;
}

/** What of a list its address asks for. */
type Asked = Pick<ListAddress, 'page' | 'yearBE' | 'q'>;

export const readAddress = (params: URLSearchParams): Asked => ({
  page: wholeNumber(params.get('page'), 1, 100_000) ?? 1,
  yearBE: wholeNumber(params.get('year'), 1900 + ERA, 2999),
  q: (params.get('q') ?? '').trim().slice(0, 100),
});

/** Page, year and search of a list. They live in the address, so that a link or the way back shows the same. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const asked = readAddress(params);
  return {
    ...asked,
    path: pathname,
    isFiltered: asked.yearBE !== undefined || asked.q !== '',
    hrefOf(page) {
      const next = new URLSearchParams(params);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return `?${next}`;
    },
    change(part) {
      setParams((now) => {
        now.delete('page');
        for (const [name, value] of Object.entries(part)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      });
    },
  };
}

/** What the address asks for, as the call wants it: the wire's years are of the Common Era. */
export function callBody(category: string, { page, yearBE, q }: Asked) {
  return {
    category,
    page,
    ...(yearBE !== undefined && { year: yearBE - ERA }),
    ...(q !== '' && { q }),
  };
}
