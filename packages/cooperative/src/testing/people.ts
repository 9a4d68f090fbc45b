import type { Member } from '../people/person/person.ts';

/** A full member since 2006 with 10,000 baht a month until September 2040, who has no story of a persona. */
export function memberOf(no: number, more: Partial<Member> = {}): Member {
  return {
    no,
    membershipNo: String(no).padStart(5, '0'),
    prename: 'นาง',
    firstName: `ที่${no}`,
    surname: 'ทดสอบ',
    kind: 'สามัญ',
    position: 'ครู',
    birthDate: '1980-06-15',
    joinedOn: '2006-05-01',
    career: {
      hiredMonth: 2006 * 12,
      firstSatang: 10_000_00,
      lastMonth: 2026 * 12,
      lastSatang: 10_000_00,
    },
    salarySatang: 10_000_00,
    citizenNo: '9000000000000',
    phone: '0810000000',
    address: '',
    amphur: '',
    postcode: '',
    maritalStatus: 'โสด',
    spouseName: '',
    bankAccount: '',
    inCremation: false,
    ...more,
  };
}
