import { RoundingName } from '../../entry/rounding.ts';
import { titled, titledList } from '../../entry/titled.ts';
import { IsoDate, Percent } from '../../entry/wire.ts';

/** Terms of a contract from which its future interest and instalments are worked out. */
export const interestTerms = {
  /** Rates from the first day of interest on, oldest first; known changes to come included. */
  rates: titledList('อัตราดอกเบี้ย', {
    from: titled('ตั้งแต่', IsoDate),
    int_rate: titled('อัตราดอกเบี้ย (% ต่อปี)', Percent),
  }),
  interest_rounding: titled('วิธีปัดดอกเบี้ย', RoundingName),
  /** Of the regular instalment. */
  instalment_rounding: titled('วิธีปัดค่างวด', RoundingName),
};
