import { formatCount } from '@coop/format/money';
import type { Field } from './fields.ts';

export const NOT_NUMBER = 'กรุณากรอกเป็นตัวเลข';
export const NEEDED = 'กรุณากรอกช่องนี้';
export const MEMBER_NO = { fits: /^\d{1,8}$/, refused: 'กรุณากรอกเลขทะเบียน 1 ถึง 8 หลัก' } as const;
export const AGENCY_NO = { fits: /^\d{8,}$/, refused: 'กรุณากรอกเลข 8 หลัก' } as const;

/** By the kind of a field, what its pattern asks for. */
const PATTERNS: Partial<Record<Field['kind'], string>> = {
  baht: 'กรุณากรอกจำนวนเงินไม่ติดลบ เช่น 1,500.00',
  digits: MEMBER_NO.refused,
};

function numberWords({ type, minimum, exclusiveMinimum, maximum }: Field['json'], value: number) {
  if (type === 'integer' && !Number.isSafeInteger(value)) return 'กรุณากรอกเป็นจำนวนเต็ม';
  const lowest = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  if (lowest !== undefined && value < lowest) return `กรุณากรอกตั้งแต่ ${formatCount(lowest)} ขึ้นไป`;
  if (maximum !== undefined && value > maximum) return `กรุณากรอกไม่เกิน ${formatCount(maximum)}`;
  return '';
}

/**
 * Returns what the schema of a field refuses in a value, in Thai; empty where it takes it. The mock finds what it
 * cannot say.
 */
export function refusedWords({ kind, json }: Field, value: unknown): string {
  if (typeof value === 'number') return numberWords(json, value);
  if (typeof value !== 'string') return '';
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' } = json;
  if (value.length < minLength) return NEEDED;
  if (value.length > maxLength) return `กรุณากรอกไม่เกิน ${formatCount(maxLength)} ตัวอักษร`;
  return new RegExp(pattern).test(value) ? '' : (PATTERNS[kind] ?? 'รูปแบบไม่ถูกต้อง');
}
