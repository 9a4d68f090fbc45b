import { useByLaws } from '../../site/by-laws.ts';
import type { YearLaw } from './what-if.ts';

/** The by-laws that a year's shares are counted by. */
export function useYearLaw(): YearLaw {
  const { fiscal_year, dividend } = useByLaws();
  return { startMonth: fiscal_year.start_month, cutOffDay: dividend.bought_by_day };
}
