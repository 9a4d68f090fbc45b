import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { CONFIRMING_PERSONAS } from './confirming-personas.ts';
import {
  account,
  dayMonthsAgo,
  loan,
  monthsAgo,
  type Persona,
  type PersonaName,
  typicalDeposits,
  typicalLoans,
} from './persona.ts';

// Membership numbers with a story each. Days are relative to the first day of the world, so that "joined this month" is
// always true.

export const PERSONA_PASSWORD = 'demo1234';

export const PERSONAS: readonly Persona[] = [
  {
    no: 1,
    name: 'typical',
    story: 'สมาชิกทั่วไป: หุ้น เงินกู้สามัญและฉุกเฉิน บัญชีเงินฝากสองบัญชี ยืนยันยอดแล้ว',
    member: () => ({
      prename: 'นาย',
      firstName: 'สมชาย',
      surname: 'ใจงาม',
      kind: 'สามัญ',
      position: 'ครูชำนาญการพิเศษ',
      birthDate: '1972-08-18',
      joinedOn: '1997-05-01',
      salarySatang: 46_760_00,
      maritalStatus: 'สมรส',
      spouseName: 'นางสมหญิง ใจงาม',
      inCremation: true,
    }),
    loans: typicalLoans,
    deposits: typicalDeposits,
  },
  {
    no: 2,
    name: 'newcomer',
    story: 'เพิ่งเป็นสมาชิกเดือนนี้: มีแต่หุ้น ยังไม่มีเงินกู้ เงินฝาก และรายการ',
    member: (view) => ({
      kind: 'สามัญ',
      position: 'ครูผู้ช่วย',
      birthDate: '2001-03-14',
      // The month of the last day on record, which on the 1st is still the month before.
      joinedOn: startOfMonthIndex(monthIndex(addDays(view.startedOn, -1))),
      salarySatang: 15_800_00,
      inCremation: false,
    }),
    loans: () => [],
    deposits: () => [],
  },
  {
    no: 3,
    name: 'overdue',
    story: 'เงินกู้ห้าสัญญาห้าประเภท ค้างชำระสองเดือน',
    member: () => ({
      kind: 'สามัญ',
      position: 'ครูชำนาญการพิเศษ',
      birthDate: '1975-11-20',
      joinedOn: '2001-06-01',
      salarySatang: 52_300_00,
    }),
    loans: (view) => [
      loan('ordinary', 850_000_00, 120, dayMonthsAgo(view, 31, 11)),
      loan('emergency', 45_000_00, 12, dayMonthsAgo(view, 7, 11)),
      loan('shareSecured', 180_000_00, 60, dayMonthsAgo(view, 18, 27)),
      loan('special', 1_600_000_00, 240, dayMonthsAgo(view, 64, 11)),
      loan('academic', 220_000_00, 120, dayMonthsAgo(view, 40, 27)),
    ],
    deposits: (view) => [account('savings', dayMonthsAgo(view, 90, 8), 1_000_00)],
    missedLast: 2,
  },
  {
    no: 4,
    name: 'longstanding',
    story: 'สมาชิก 35 ปี รายการเดินบัญชี 420 เดือน',
    member: (view) => ({
      kind: 'สามัญ',
      position: 'ผู้อำนวยการโรงเรียน',
      birthDate: '1968-12-02',
      joinedOn: monthsAgo(view, 420),
      salarySatang: 68_560_00,
    }),
    loans: (view) => [loan('special', 2_400_000_00, 240, dayMonthsAgo(view, 170, 11))],
    deposits: (view) => [account('special', dayMonthsAgo(view, 420, 3), 500_00, 500_00)],
  },
  ...CONFIRMING_PERSONAS,
  { no: 8, name: 'terms-open', story: 'ยังไม่ยอมรับข้อตกลงการใช้งาน', termsAccepted: false },
  { no: 9, name: 'new-password', story: 'ต้องตั้งรหัสผ่านใหม่', mustResetPassword: true },
  {
    no: 10,
    name: 'pensioner',
    story: 'ข้าราชการบำนาญ ไม่มีเงินเดือนและเงินกู้ เงินฝากจำนวนมาก',
    member: () => ({
      kind: 'บำนาญ',
      position: 'ข้าราชการบำนาญ',
      birthDate: '1951-02-11',
      joinedOn: '1979-07-01',
      salarySatang: 0,
      career: {
        hiredMonth: monthIndex('1974-05-01'),
        firstSatang: 1_540_00,
        lastMonth: monthIndex('2011-09-30'),
        lastSatang: 41_580_00,
      },
    }),
    loans: () => [],
    deposits: (view) => [
      account('retirement', dayMonthsAgo(view, 150, 2), 800_000_00),
      account('special', dayMonthsAgo(view, 100, 9), 1_250_000_00),
      account('savings', dayMonthsAgo(view, 200, 17), 5_000_00),
    ],
  },
  {
    no: 11,
    name: 'longest-name',
    story: 'ชื่อและที่อยู่ยาวที่สุด งดส่งหุ้น มีบัญชียอดศูนย์',
    member: (view) => ({
      prename: 'ว่าที่ร้อยตรี',
      firstName: 'ประสิทธิ์เกียรติกำจร',
      surname: 'วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช',
      kind: 'สามัญ',
      position: 'รองผู้อำนวยการ',
      birthDate: '1970-05-09',
      maritalStatus: 'โสด',
      spouseName: '',
      joinedOn: '1996-10-01',
      salarySatang: 41_200_00,
      address:
        '999/1999 อาคารสวัสดิการครูและบุคลากรทางการศึกษา ชั้น 12 ม.12 ซ.พัฒนาการคูขวาง 99/9 ถ.พัฒนาการคูขวาง ต.โพธิ์เสด็จ อ.เมือง จ.นครศรีธรรมราช',
      sharesPausedFrom: monthIndex(view.startedOn) - 14,
    }),
    deposits: (view) => [
      { ...account('fixed24', dayMonthsAgo(view, 30, 4), 3_000_00, 3_000_00), active: false },
      account('savings', dayMonthsAgo(view, 110, 21), 900_00),
    ],
  },
  {
    no: 12,
    name: 'unregistered',
    story: 'ยังไม่ลงทะเบียนใช้งาน (เลขประจำตัวประชาชน 9-1234-56789-01-0 เกิด 1 พ.ค. 2523)',
    member: () => ({
      citizenNo: '9123456789010',
      birthDate: '1980-05-01',
      kind: 'สามัญ',
      position: 'ครูชำนาญการ',
      joinedOn: '2008-05-01',
      salarySatang: 33_400_00,
    }),
    notRegistered: true,
  },
];

const BY_NO = new Map(PERSONAS.map((persona) => [persona.no, persona]));

export function personaNamed(name: PersonaName): Persona | undefined {
  return PERSONAS.find((persona) => persona.name === name);
}

export function personaOf(no: number): Persona | undefined {
  return BY_NO.get(no);
}
