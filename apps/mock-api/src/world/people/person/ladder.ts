// Positions and pay in a school (domain.md A2 and C4; pay as in the tables of teachers' salaries of 2567).

/** A rung with its position and monthly pay, satang. */
export interface Rung {
  readonly position: string;
  /** First pay of today, from which the years of service count. */
  readonly firstSatang: number;
  readonly leastSatang: number;
  readonly mostSatang: number;
}

const TEACHER = { firstSatang: 15_800_00 } as const;

export const TEACHERS = {
  assistant: { ...TEACHER, position: 'ครูผู้ช่วย', leastSatang: 15_800_00, mostSatang: 18_690_00 },
  teacher: { ...TEACHER, position: 'ครู', leastSatang: 16_500_00, mostSatang: 27_500_00 },
  skilled: { ...TEACHER, position: 'ครูชำนาญการ', leastSatang: 19_000_00, mostSatang: 41_620_00 },
  senior: { ...TEACHER, position: 'ครูชำนาญการพิเศษ', leastSatang: 24_400_00, mostSatang: 58_390_00 },
  expert: { ...TEACHER, position: 'ครูเชี่ยวชาญ', leastSatang: 40_000_00, mostSatang: 69_040_00 },
} as const satisfies Record<string, Rung>;

export const LEADERS = {
  director: {
    position: 'ผู้อำนวยการโรงเรียน',
    firstSatang: 19_000_00,
    leastSatang: 38_000_00,
    mostSatang: 69_040_00,
  },
  deputy: {
    position: 'รองผู้อำนวยการ',
    firstSatang: 17_500_00,
    leastSatang: 28_000_00,
    mostSatang: 58_390_00,
  },
} as const satisfies Record<string, Rung>;

export const WORKERS = {
  permanent: {
    position: 'ลูกจ้างประจำ',
    firstSatang: 10_500_00,
    leastSatang: 11_500_00,
    mostSatang: 27_000_00,
  },
  contract: {
    position: 'พนักงานราชการ',
    firstSatang: 18_000_00,
    leastSatang: 18_000_00,
    mostSatang: 29_000_00,
  },
} as const satisfies Record<string, Rung>;

export const PENSIONER = 'ข้าราชการบำนาญ';

/** Associates: hired by the year with low pay, or a member's relatives without a salary. */
export const ASSOCIATES: readonly [Rung, ...Rung[]] = [
  { position: 'ครูอัตราจ้าง', firstSatang: 9_000_00, leastSatang: 9_000_00, mostSatang: 16_000_00 },
  {
    position: 'เจ้าหน้าที่ธุรการโรงเรียน',
    firstSatang: 9_000_00,
    leastSatang: 9_000_00,
    mostSatang: 15_000_00,
  },
  { position: 'คู่สมรสของสมาชิก', firstSatang: 0, leastSatang: 0, mostSatang: 0 },
  { position: 'บุตรของสมาชิก', firstSatang: 0, leastSatang: 0, mostSatang: 0 },
];

/** Years of service after which a teacher's two years of probation end, and the first in which one may be expert. */
const PROBATION_YEARS = 2;
const EXPERT_AFTER_YEARS = 24;

/** Years of service at the promotion to ครูชำนาญการ and ครูชำนาญการพิเศษ; few get the last one. */
export interface Promotions {
  readonly skilledAfter: number;
  readonly seniorAfter: number;
  readonly becomesExpert: boolean;
}

/** Returns the rung of a teacher after some years of service. */
export function teacherRung(years: number, promotions: Promotions): Rung {
  const { skilledAfter, seniorAfter, becomesExpert } = promotions;
  if (becomesExpert && years >= EXPERT_AFTER_YEARS) return TEACHERS.expert;
  if (years >= seniorAfter) return TEACHERS.senior;
  if (years >= skilledAfter) return TEACHERS.skilled;
  return years >= PROBATION_YEARS ? TEACHERS.teacher : TEACHERS.assistant;
}

/** Limits pay to a rung's range, rounded to ten baht, satang. */
export function payOn({ leastSatang, mostSatang }: Rung, satang: number): number {
  return Math.round(Math.min(mostSatang, Math.max(leastSatang, satang)) / 10_00) * 10_00;
}

/** Graduates' first pay in some years, baht a month; between them it rose evenly. */
const FIRST_PAY = [
  [1955, 450],
  [1965, 900],
  [1975, 1_600],
  [1985, 2_900],
  [1995, 6_360],
  [2005, 7_630],
  [2012, 11_680],
  [2015, 15_050],
  [2026, 15_800],
] as const;

/** Returns the first pay of a teacher hired in a year, satang a month. */
export function firstPaySatang(year: number): number {
  const at = FIRST_PAY.findIndex(([from]) => from > year);
  const [fromYear, fromBaht] = FIRST_PAY[at - 1] ?? (at === 0 ? FIRST_PAY[0] : [2026, 15_800]);
  const [toYear, toBaht] = FIRST_PAY[at] ?? [fromYear + 1, fromBaht];
  const baht = fromBaht + ((toBaht - fromBaht) * (year - fromYear)) / (toYear - fromYear);
  return Math.round(baht / 10) * 10_00;
}
