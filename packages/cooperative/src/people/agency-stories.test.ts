import { expect, test } from 'vitest';
import { viewOn } from '../testing/days.ts';
import { findAgency } from './agency.ts';
import { deriveAgencyRep } from './agency-rep.ts';
import { AGENCY_STORIES } from './agency-stories.ts';

test('every agency that has a story is one of the population', () => {
  expect(AGENCY_STORIES).toHaveLength(4);
  for (const { no } of AGENCY_STORIES) expect(findAgency(no, 12_000)?.no).toBe(no);
});

test('an agency with a story has the name and the representative that are told of it', () => {
  const agency = findAgency('80050004', 12_000);
  expect(agency?.name).toBe('โรงเรียนมัธยมปากคลอง');
  expect(agency && deriveAgencyRep(viewOn('2026-11-20'), agency)).toEqual({
    name: 'นางลัดดา มณีช่วย',
    address: '36 ม.3 ต.ท่าวัง อ.เมือง จ.นครศรีธรรมราช 80000',
    payDay: 26,
    paySchedule: 'จ่ายเงินเดือนวันที่ 26 ของเดือน',
    phone: '0815500004',
    taxNo: '0994500004001',
  });
});
