import { findAgency } from '@coop/cooperative/people/agency';
import { deriveAgencyRep } from '@coop/cooperative/people/agency-rep';
import { AGENCY_STORIES } from '@coop/cooperative/people/agency-stories';
import { expect, test } from 'vitest';
import { worldOn } from '../../testing/worlds.ts';

test('every agency that has a story is one of the population', () => {
  expect(AGENCY_STORIES).toHaveLength(4);
  for (const { no } of AGENCY_STORIES) expect(findAgency(no, 12_000)?.no).toBe(no);
});

test('an agency with a story has the name and the representative that are told of it', () => {
  const agency = findAgency('80050004', 12_000);
  expect(agency?.name).toBe('โรงเรียนมัธยมปากคลอง');
  expect(agency && deriveAgencyRep(worldOn('2026-11-20').view(), agency)).toEqual({
    name: 'นางลัดดา มณีช่วย',
    address: '36 ม.3 ต.ท่าวัง อ.เมือง จ.นครศรีธรรมราช 80000',
    payDay: 26,
    paySchedule: 'จ่ายเงินเดือนวันที่ 26 ของเดือน',
    phone: '0815500004',
    taxNo: '0994500004001',
  });
});
