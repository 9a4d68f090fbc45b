/**
 * Returns the month (as `monthIndex` counts) in which a number that grows by one a month is complete.
 * @param month the month of the records
 * @param missing what is missing of the number, as of the records
 * @param grows whether the number still grows in that month, as instalments do before its due day
 */
export const monthFull = (month: number, missing: number, grows: boolean): number =>
  month + missing - (grows ? 1 : 0);
