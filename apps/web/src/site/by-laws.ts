import { byLawsOf, type KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import { dayOfMonthIndex } from '@coop/finance/calendar';
import { parseRate } from '@coop/format/money';
import { useMemo } from 'react';
import { useSite } from './site.tsx';

/** The by-laws of the cooperative; what it leaves unsaid is as in the example. */
export function useByLaws(): KnownByLaws {
  const { by_laws } = useSite();
  return useMemo(() => byLawsOf(by_laws), [by_laws]);
}

/** The first month of the fiscal year, 1 = January. */
export const useFiscalStart = (): number => useByLaws().fiscal_year.start_month;

/** The part of a salary that must be left, in hundredths of a percent. */
export const useSalaryLeft = (): number => parseRate(useByLaws().salary.left) ?? 0;

/** The day by which a month is paid, by its index: for what no answer says the day of. */
export type DueOn = (month: number) => string;

export function useDueOn(): DueOn {
  const { due_day } = useByLaws().bills;
  return (month) => dayOfMonthIndex(month, due_day);
}
