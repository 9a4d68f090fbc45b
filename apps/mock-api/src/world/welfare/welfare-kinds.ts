import { addMonths } from '@coop/finance/calendar';
import { retirementDate } from '../people/member.ts';
import type { Member } from '../people/person.ts';

// The welfare rules of the example cooperative: kinds, conditions, amounts, claim windows and papers as cooperatives
// publish them (domain.md A1). Every right of a member is computed from this table alone.

export type Condition =
  | { readonly of: 'age' | 'years'; readonly is: '>=' | '<'; readonly value: number }
  | { readonly of: 'kind'; readonly in: readonly Member['kind'][] }
  | { readonly of: 'marital'; readonly is: 'โสด' | 'สมรส' }
  | { readonly of: 'retired' };

export interface WelfareKind {
  readonly code: string;
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** Satang by full years of membership, the longest first; of one unit where there is a unit. */
  readonly pays: readonly { readonly fromYears: number; readonly satang: number }[];
  readonly unit?: { readonly word: string; readonly yearlySatang: number };
  readonly most?: { readonly times: number; readonly per: 'life' | 'year' };
  /** Number of days after the event in which it can be claimed. */
  readonly claimDays: number;
  /** Label of the event's day when the member states it; without one the day is taken from the record. */
  readonly eventLabel?: string;
  readonly eventOn?: (member: Member) => string;
  /** `MM-DD` on which the year's round closes. */
  readonly closesOn?: string;
  /** Who applies when the member does not. */
  readonly by?: 'cooperative' | 'heirs';
  readonly papers: readonly string[];
}

const ORDINARY: Condition = { of: 'kind', in: ['สามัญ'] };
const NOT_ASSOCIATE: Condition = { of: 'kind', in: ['สามัญ', 'บำนาญ'] };
const years = (value: number): Condition => ({ of: 'years', is: '>=', value });
const flat = (satang: number) => [{ fromYears: 0, satang }];

const FAMILY_EVENTS: readonly WelfareKind[] = [
  {
    code: 'BIRTH',
    name: 'คลอดบุตร',
    conditions: [ORDINARY, years(1)],
    pays: flat(1_000_00),
    most: { times: 3, per: 'life' },
    claimDays: 120,
    eventLabel: 'วันที่คลอด',
    papers: ['สูติบัตรของบุตร', 'ทะเบียนบ้าน'],
  },
  {
    code: 'SPOUSE',
    name: 'คู่สมรสถึงแก่กรรม',
    conditions: [{ of: 'marital', is: 'สมรส' }, years(1)],
    pays: flat(20_000_00),
    most: { times: 1, per: 'life' },
    claimDays: 365,
    eventLabel: 'วันที่ถึงแก่กรรม',
    papers: ['มรณบัตร', 'ทะเบียนสมรส'],
  },
  {
    code: 'PARENT',
    name: 'บิดา มารดา หรือบุตรถึงแก่กรรม',
    conditions: [years(1)],
    pays: flat(5_000_00),
    claimDays: 365,
    eventLabel: 'วันที่ถึงแก่กรรม',
    papers: ['มรณบัตร', 'ทะเบียนบ้านของสมาชิก'],
  },
  {
    code: 'DEATH',
    name: 'สงเคราะห์ครอบครัวเมื่อสมาชิกถึงแก่กรรม',
    conditions: [years(1)],
    pays: [
      { fromYears: 30, satang: 600_000_00 },
      { fromYears: 20, satang: 400_000_00 },
      { fromYears: 10, satang: 200_000_00 },
      { fromYears: 5, satang: 100_000_00 },
      { fromYears: 0, satang: 50_000_00 },
    ],
    claimDays: 365,
    by: 'heirs',
    papers: ['มรณบัตร', 'หนังสือตั้งผู้รับโอนประโยชน์'],
  },
];

const STUDY: readonly WelfareKind[] = [
  {
    code: 'SCHOOL',
    name: 'ทุนการศึกษาบุตร',
    conditions: [ORDINARY, years(2)],
    pays: flat(2_000_00),
    most: { times: 1, per: 'year' },
    claimDays: 0,
    closesOn: '06-30',
    papers: ['ใบแสดงผลการเรียน', 'ใบเสร็จค่าบำรุงการศึกษา'],
  },
  {
    code: 'STUDY',
    name: 'ทุนการศึกษาของสมาชิก',
    conditions: [ORDINARY, years(3), { of: 'age', is: '<', value: 55 }],
    pays: flat(4_000_00),
    most: { times: 1, per: 'life' },
    claimDays: 180,
    eventLabel: 'วันที่เปิดภาคเรียน',
    papers: ['หนังสือรับรองการเป็นนักศึกษา', 'ใบเสร็จค่าลงทะเบียน'],
  },
];

const MISFORTUNES: readonly WelfareKind[] = [
  {
    code: 'HOSPITAL',
    name: 'รักษาพยาบาล (นอนโรงพยาบาล)',
    conditions: [NOT_ASSOCIATE, years(1)],
    pays: flat(300_00),
    unit: { word: 'คืน', yearlySatang: 1_800_00 },
    claimDays: 120,
    eventLabel: 'วันที่ออกจากโรงพยาบาล',
    papers: ['ใบรับรองแพทย์', 'ใบเสร็จค่ารักษา'],
  },
  {
    code: 'DISASTER',
    name: 'ประสบภัยพิบัติ',
    conditions: [years(1)],
    pays: flat(5_000_00),
    most: { times: 1, per: 'year' },
    claimDays: 180,
    eventLabel: 'วันที่เกิดภัย',
    papers: ['หนังสือรับรองจากผู้ใหญ่บ้านหรือกำนัน', 'ภาพถ่ายความเสียหาย'],
  },
];

const MILESTONES: readonly WelfareKind[] = [
  {
    code: 'BIRTHDAY',
    name: 'วันเกิดสมาชิก',
    conditions: [years(1)],
    pays: flat(300_00),
    most: { times: 1, per: 'year' },
    claimDays: 0,
    by: 'cooperative',
    papers: [],
  },
  {
    code: 'SINGLE',
    name: 'สมาชิกโสดอายุครบ 55 ปี',
    conditions: [{ of: 'marital', is: 'โสด' }, { of: 'age', is: '>=', value: 55 }, years(10)],
    pays: flat(5_000_00),
    most: { times: 1, per: 'life' },
    claimDays: 365,
    eventOn: (member) => addMonths(member.birthDate, 55 * 12),
    papers: ['หนังสือรับรองความเป็นโสด'],
  },
  {
    code: 'RETIRE',
    name: 'เกษียณอายุ',
    conditions: [NOT_ASSOCIATE, { of: 'retired' }, years(3)],
    pays: [
      { fromYears: 20, satang: 12_000_00 },
      { fromYears: 10, satang: 8_000_00 },
      { fromYears: 0, satang: 5_000_00 },
    ],
    most: { times: 1, per: 'life' },
    claimDays: 365,
    eventOn: retirementDate,
    papers: ['คำสั่งหรือประกาศเกษียณอายุ'],
  },
];

/** Every kind, in the order in which the rights are shown and requests are numbered. */
export const WELFARE_KINDS: readonly WelfareKind[] = [
  ...MISFORTUNES,
  ...STUDY,
  ...FAMILY_EVENTS,
  ...MILESTONES,
];

export function welfareKind(code: string): WelfareKind | undefined {
  return WELFARE_KINDS.find((one) => one.code === code);
}
