import type { DividendYear } from '@coop/contracts/member/dividend';
import { formatThaiDate } from '@coop/format/thai-date';
import { yearName } from '../../../planners/dividend-meter/what-if.ts';
import { text } from '../text.ts';

/** Tells whether its rates are not approved yet. */
export const isEstimate = ({ status }: Pick<DividendYear, 'status'>) => status === 'ประมาณการ';

/** A year in the list of years and in files. */
export const yearTitle = (year: DividendYear) =>
  `ปี ${yearName(year.div_year)}${isEstimate(year) ? ' (ประมาณการ)' : ''}`;

/** Returns what a year's net is called: of one that is not over what is earned by its day, which nobody is paid. */
export const netLabel = (year: DividendYear) =>
  isEstimate(year) ? text.earnedBy(formatThaiDate(year.counted_to)) : 'รับสุทธิ';
