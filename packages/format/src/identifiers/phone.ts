import { readTyped } from '../text/thai-text.ts';

const MOBILE = /^(0[689]\d)(\d{3})(\d{4})$/;
const BANGKOK = /^(02)(\d{3})(\d{4})$/;
const PROVINCE = /^(0[3-57]\d)(\d{3})(\d{3})$/;
const SHORT = /^(1\d{3})$/;
const KINDS = [MOBILE, BANGKOK, PROVINCE, SHORT] as const;

/** Formats `081-234-5678`, `02-123-4567`, `075-123-456`, `1669`; other texts stay unchanged. */
export function formatThaiPhone(text: string): string {
  const compact = readTyped(text).replace(/[\s().-]/g, '');
  // People also write +66 (0)81…, keeping the zero that the prefix replaces.
  const national = compact.replace(/^\+660?/, '0');
  const groups = KINDS.map((kind) => kind.exec(national)).find((match) => match !== null);
  return groups?.slice(1).join('-') ?? text;
}
