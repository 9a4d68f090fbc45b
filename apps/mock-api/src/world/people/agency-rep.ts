import { citizenCheckDigit } from '@coop/format/citizen-no';
import { openStream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import type { Agency } from './agency.ts';
import { agencyStoryOf } from './agency-stories.ts';
import { DISTRICTS, drawName } from './names.ts';

/** Most who handle a school's deductions are in their forties. */
const BORN_ABOUT = 1978;
const PAY_DAYS = [25, 26, 27] as const;

/** Office and unit in six digits, used for its other numbers. */
function digitsOf({ no }: Agency): string {
  return `${no.slice(3, 4)}${no.slice(4).padStart(5, '0')}`;
}

export function deriveAgencyRep(view: View, agency: Agency) {
  // Keyed by the number of its first member, which is unique to the agency.
  const stream = openStream(view.seed, agency.from, 'agency-rep');
  const female = stream.chance(0.8);
  const name = `${female ? 'นาง' : 'นาย'}${drawName(stream, female, BORN_ABOUT)}`;
  const place = DISTRICTS.find((one) => one.name === agency.amphur) ?? DISTRICTS[0];
  const house = stream.int(1, 299);
  const moo = stream.int(1, 12);
  const tambon = stream.pick(place.tambons);
  const payDay = stream.pick(PAY_DAYS);
  const digits = digitsOf(agency);
  // Tax numbers of state units begin with 0994.
  const tax = `0994${digits}00`;
  return {
    name: agencyStoryOf(agency.no)?.repName ?? name,
    phone: `081${digits.slice(0, 1)}${digits}`,
    /** Day of the month on which salaries are paid. */
    payDay,
    address: `${house} ม.${moo} ต.${tambon} อ.${place.name} จ.นครศรีธรรมราช ${place.postcode}`,
    paySchedule: `จ่ายเงินเดือนวันที่ ${payDay} ของเดือน`,
    /** Tax number of the agency, not of the person. */
    taxNo: tax + citizenCheckDigit(tax),
  };
}
