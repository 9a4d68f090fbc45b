// Positions and pay in a school (domain.md A2 and C4; pay as in the tables of teachers' salaries of 2567).

/** A rung with its position and monthly pay, satang. */
export interface Rung {
  readonly position: string;
  /** First pay of today, from which the years of service count. */
  readonly firstSatang: number;
  readonly leastSatang: number;
  readonly mostSatang: number;
}

const rung = (
  position: string,
  firstSatang: number,
  leastSatang: number,
  mostSatang: number,
): Rung => ({ position, firstSatang, leastSatang, mostSatang });

/** First pay of a teacher. */
const TEACHER = 15_800_00;

export const TEACHERS = {
  assistant: rung('ครูผู้ช่วย', TEACHER, 15_800_00, 18_690_00),
  teacher: rung('ครู', TEACHER, 16_500_00, 27_500_00),
  skilled: rung('ครูชำนาญการ', TEACHER, 19_000_00, 41_620_00),
  senior: rung('ครูชำนาญการพิเศษ', TEACHER, 24_400_00, 58_390_00),
  expert: rung('ครูเชี่ยวชาญ', TEACHER, 40_000_00, 69_040_00),
};

export const LEADERS = {
  director: rung('ผู้อำนวยการโรงเรียน', 19_000_00, 38_000_00, 69_040_00),
  deputy: rung('รองผู้อำนวยการ', 17_500_00, 28_000_00, 58_390_00),
};

export const WORKERS = {
  permanent: rung('ลูกจ้างประจำ', 10_500_00, 11_500_00, 27_000_00),
  contract: rung('พนักงานราชการ', 18_000_00, 18_000_00, 29_000_00),
};

export const PENSIONER = 'ข้าราชการบำนาญ';

/** Associates: hired by the year with low pay, or a member's relatives without a salary. */
export const ASSOCIATES: readonly [Rung, ...Rung[]] = [
  rung('ครูอัตราจ้าง', 9_000_00, 9_000_00, 16_000_00),
  rung('เจ้าหน้าที่ธุรการโรงเรียน', 9_000_00, 9_000_00, 15_000_00),
  rung('คู่สมรสของสมาชิก', 0, 0, 0),
  rung('บุตรของสมาชิก', 0, 0, 0),
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
  const index = FIRST_PAY.findIndex(([from]) => from > year);
  const [fromYear, fromBaht] =
    FIRST_PAY[index - 1] ?? (index === 0 ? FIRST_PAY[0] : [2026, 15_800]);
  const [toYear, toBaht] = FIRST_PAY[index] ?? [fromYear + 1, fromBaht];
  const baht = fromBaht + ((toBaht - fromBaht) * (year - fromYear)) / (toYear - fromYear);
  return Math.round(baht / 10) * 10_00;
}
