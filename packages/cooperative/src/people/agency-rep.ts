import { citizenCheckDigit } from '@coop/format/identifiers/citizen-no';
import { generationOf } from '../chance/province/names.ts';
import { DISTRICTS } from '../chance/province/places.ts';
import { draw, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { DUE_DAY } from '../rules/due-day.ts';
import { drawAddress } from './address.ts';
import type { Agency } from './agency.ts';
import { agencyStoryOf } from './agency-stories.ts';

/** Most who handle a school's deductions are in their forties. */
const BORN_ABOUT = 1978;
const PAY_DAYS = [25, 26, 27] as const;

/** Office and unit in six digits, used for its other numbers. */
function digitsOf({ no }: Agency): string {
  return `${no.slice(3, 4)}${no.slice(4).padStart(5, '0')}`;
}

function drawRep(stream: Stream, { amphur }: Agency) {
  const sex = stream.datatype.boolean(0.8) ? 'female' : 'male';
  const lastName = stream.person.lastName(sex);
  const { person } = stream.within(generationOf(lastName, BORN_ABOUT));
  const place = DISTRICTS.find((district) => district.name === amphur) ?? DISTRICTS[0];
  const { address, postcode } = drawAddress(stream, place);
  return {
    name: person.fullName({ sex, lastName }),
    address: `${address} ${postcode}`,
    /** Day of the month on which salaries are paid. */
    payDay: stream.helpers.arrayElement(PAY_DAYS),
  };
}

export function deriveAgencyRep(view: View, agency: Agency) {
  // Keyed by the number of its first member, which is unique to the agency.
  const drawn = draw(view.seed, agency.from, 'agency-rep', (stream) => drawRep(stream, agency));
  const rep = { ...drawn, ...agencyStoryOf(agency.no)?.rep };
  // What is deducted is handed over when it is due.
  const payDay = Math.min(rep.payDay, DUE_DAY);
  const digits = digitsOf(agency);
  // Tax numbers of state units begin with 0994.
  const tax = `0994${digits}00`;
  return {
    ...rep,
    payDay,
    phone: `081${digits.slice(0, 1)}${digits}`,
    paySchedule: `จ่ายเงินเดือนวันที่ ${payDay} ของเดือน`,
    /** Tax number of the agency, not of the person. */
    taxNo: tax + citizenCheckDigit(tax),
  };
}
