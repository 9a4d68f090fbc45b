import { toBuddhistYear, toCommonYear } from '@coop/format/thai-date';
import { useLocation } from 'react-router';
import { useListQuery } from '../../posts/use-list-query.ts';

function wholeNumber(value: string | null, minimum: number, maximum: number): number | undefined {
  const read = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return read >= minimum && read <= maximum ? read : undefined;
}

/** Returns what of a list its address asks for. */
export const readAddress = (params: URLSearchParams) => ({
  page: wholeNumber(params.get('page'), 1, 100_000) ?? 1,
  /** Of the Buddhist era, as the address and the screen have it; none for every year. */
  yearBE: wholeNumber(params.get('year'), toBuddhistYear(1900), 2999),
  q: (params.get('q') ?? '').trim().slice(0, 100),
});

/** Page, year and search of a list. They live in the address, so that a link or the way back shows the same. */
export function useListAddress() {
  const { pathname } = useLocation();
  const list = useListQuery();
  const query = readAddress(list.params);
  return {
    ...list,
    ...query,
    /** The list itself, without page and filters. */
    path: pathname,
    isFiltered: query.yearBE !== undefined || query.q !== '',
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** Returns what the address asks for, as the call wants it: the wire's years are of the Common Era. */
export function callBody(category: string, { page, yearBE, q }: ReturnType<typeof readAddress>) {
  return {
    category,
    page,
    ...(yearBE !== undefined && { year: toCommonYear(yearBE) }),
    ...(q !== '' && { q }),
  };
}
