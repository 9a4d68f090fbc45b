/** Ages are counted from this year, so that a number is the same person whatever the clock says. */
export const CENSUS_YEAR = 2026;
export const CENSUS_MONTH = CENSUS_YEAR * 12;
