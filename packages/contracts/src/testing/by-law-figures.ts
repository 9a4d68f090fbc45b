import { ByLaws } from '../by-laws/by-laws.ts';
import { lawFacts } from '../by-laws/law.ts';

// How people read a by-law's figure: `ร้อยละ 30`, `100,000 บาท`. A new by-law is read by its unit alone.

/** A value of a set of by-laws, as sentences say it. */
export interface LawFigure {
  /** `shares.unit`, `loans.products.0.cap`. */
  readonly law: string;
  /** Text that a sentence that says it has in it. */
  readonly says: RegExp;
}

const SPACE = '[\\s\\u00a0]*(?:</?b>)?[\\s\\u00a0]*';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `25000.00` → `25,000`, `0.05` → `0.05`. */
const spoken = (value: string | number): string =>
  Number(value).toLocaleString('en-US', { maximumFractionDigits: 3 });

/** A rate of interest, which always has two places. */
const RATE = 'ร้อยละต่อปี';

/** Units of figures within a table of products or kinds, by their names there. */
const IN_TABLES: Readonly<Record<string, string>> = {
  cap: 'บาท',
  least: 'บาท',
  up_to: 'บาท',
  amount: 'บาท',
  yearly: 'บาท',
  keep: 'บาท',
  salary_multiple: 'เท่า',
  member_months: 'เดือน',
  paid_before: 'งวด',
  matures_after: 'เดือน',
  claim_days: 'วัน',
  rate: RATE,
  value: 'ปี',
  from_years: 'ปี',
  /** Of guarantors, whom products count by amount. */
  count: 'คน',
};

/** Words before the figure of a rule: records, too, say `3 งวด`. */
const LIMIT = '(?:ไม่เกิน|ภายใน|ครบ|ถึง|รอบ|ได้|อย่างน้อย|ละ|เริ่มต้น)';

/** The pattern of a figure with its unit; undefined for what no sentence says as a figure. */
function pattern(value: string | number, unit: string): RegExp | undefined {
  const figure = escaped(unit === RATE ? String(value) : spoken(value));
  // Amounts of records have two places, those of rules none where they are whole.
  const alone = `(?<![\\d,.])${figure}(?![\\d,]|\\.\\d)`;
  if (unit.startsWith('ร้อยละ')) return new RegExp(`ร้อยละ${SPACE}${alone}|${alone}${SPACE}%`);
  if (unit === 'วันที่ของเดือน') return new RegExp(`วันที่${SPACE}${alone}${SPACE}ของ`);
  const [counted] = /^(วัน|งวด|คน|ไฟล์|สัญญา|ปี|ครั้ง|เดือน)/.exec(unit) ?? [];
  if (counted)
    return new RegExp(`${LIMIT}${SPACE}${alone}${SPACE}${counted}|${alone}${SPACE}${counted}ล่าสุด`);
  const [word] = /^(บาท|เท่า|แถว|MB)/.exec(unit) ?? [];
  return word === undefined ? undefined : new RegExp(`${alone}${SPACE}${word}`);
}

type Leaf = readonly [law: string, unit: string, value: string | number];

function leavesOf(law: string, unit: string, value: unknown): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [[law, unit, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    leavesOf(`${law}.${name}`, IN_TABLES[name] ?? (Array.isArray(value) ? unit : ''), inner),
  );
}

function readAll(laws: ByLaws): readonly Leaf[] {
  return Object.entries(ByLaws.shape).flatMap(([family, { shape }]) =>
    Object.entries(shape).flatMap(([name, schema]) => {
      const value: unknown = Object(laws)[family][name];
      return leavesOf(`${family}.${name}`, lawFacts.get(schema)?.unit ?? '', value);
    }),
  );
}

/** Names are said as they are. */
const patternOf = ([law, unit, value]: Leaf): RegExp | undefined => {
  const isName = typeof value === 'string' && /[ก-๙]/.test(value) && /name$|authority$/.test(law);
  if (isName) return new RegExp(`${escaped(value)}(?![ก-๙])`);
  return /^\d+(\.\d+)?$/.test(String(value)) ? pattern(value, unit) : undefined;
};

/** Returns the figures of one set that the other has nowhere, by how they are said. */
export function figuresOnlyIn(laws: ByLaws, other: ByLaws): readonly LawFigure[] {
  const elsewhere = new Set(readAll(other).flatMap((leaf) => patternOf(leaf)?.source ?? []));
  return readAll(laws).flatMap((leaf) => {
    const says = patternOf(leaf);
    return says && !elsewhere.has(says.source) ? [{ law: leaf[0], says }] : [];
  });
}
