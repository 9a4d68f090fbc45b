import {
  dayMonthsAgo,
  loan,
  loansOfLastYear,
  type Persona,
  typicalCareer,
  typicalDeposits,
} from './persona.ts';

/** Three personas with different states of the yearly balance confirmation; they guarantee each other's loans. */
export const CONFIRMING_PERSONAS: readonly Persona[] = [
  {
    no: 5,
    name: 'unconfirmed',
    story: 'ยังไม่ยืนยันยอด: ระบบเตือนให้ยืนยัน',
    confirm: { confirmStatus: 1, checkIsMemberIn: 1, confirmed: false },
    member: typicalCareer,
    loans: loansOfLastYear,
    deposits: typicalDeposits,
  },
  {
    no: 6,
    name: 'no-round',
    story: 'ไม่มีรอบยืนยันยอดเปิดอยู่ (confirmStatus 0)',
    confirm: { confirmStatus: 0, checkIsMemberIn: 1, confirmed: false },
    member: () => ({
      ...typicalCareer(),
      birthDate: '1984-09-05',
      joinedOn: '2010-06-01',
      salarySatang: 31_620_00,
    }),
    loans: (view) => [
      loan('ordinary', 680_000_00, 120, dayMonthsAgo(view, 14, 27)),
      loan('emergency', 20_000_00, 12, dayMonthsAgo(view, 3, 11)),
    ],
    deposits: typicalDeposits,
  },
  {
    no: 7,
    name: 'not-asked',
    story: 'ไม่อยู่ในกลุ่มที่ต้องยืนยันยอด (checkIsMemberIn 0)',
    confirm: { confirmStatus: 1, checkIsMemberIn: 0, confirmed: false },
    member: () => ({
      ...typicalCareer(),
      position: 'ครูชำนาญการพิเศษ',
      birthDate: '1976-01-17',
      joinedOn: '2003-11-01',
      salarySatang: 44_930_00,
    }),
    loans: (view) => [
      loan('ordinary', 900_000_00, 150, dayMonthsAgo(view, 22, 11)),
      loan('emergency', 45_000_00, 12, dayMonthsAgo(view, 7, 27)),
    ],
    deposits: typicalDeposits,
  },
];
