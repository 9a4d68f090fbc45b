import type { LoanProductKey } from './products.ts';

// Papers required with a loan application. Cooperatives ask for their own; these are the example cooperative's.

const PAPERS = {
  slip: 'สลิปเงินเดือนล่าสุด',
  certificate: 'หนังสือรับรองเงินเดือนคงเหลือที่หน่วยงานลงนาม',
  id_card: 'สำเนาบัตรประจำตัวประชาชน',
  spouse: 'หนังสือยินยอมของคู่สมรส',
  purpose: 'หลักฐานของสิ่งที่จะใช้เงินกู้',
  deed: 'สำเนาโฉนดที่ดินหน้าหลัง',
  building: 'สัญญาจะซื้อจะขายหรือแบบก่อสร้าง',
  rank_order: 'คำสั่งแต่งตั้งวิทยฐานะ',
} as const;

type PaperCode = keyof typeof PAPERS;

const OF_PRODUCT: Record<LoanProductKey, readonly PaperCode[]> = {
  emergency: [],
  ordinary: ['slip', 'certificate', 'id_card', 'spouse', 'purpose'],
  shareSecured: ['slip', 'id_card'],
  special: ['slip', 'certificate', 'id_card', 'spouse', 'deed', 'building'],
  academic: ['slip', 'id_card', 'spouse', 'rank_order'],
};

/** The evidence depends on the purpose, and some purposes have none. */
const OPTIONAL: readonly PaperCode[] = ['purpose'];

export interface LoanPaper {
  readonly code: string;
  readonly name: string;
  readonly required: boolean;
}

/** Returns the papers of a product, in the order in which they are asked for; the spouse's consent only if married. */
export function papersOf(product: LoanProductKey, isMarried: boolean): LoanPaper[] {
  return OF_PRODUCT[product]
    .filter((code) => code !== 'spouse' || isMarried)
    .map((code) => ({ code, name: PAPERS[code], required: !OPTIONAL.includes(code) }));
}

/** Returns the name of a paper; undefined for an unknown code. */
export function paperName(code: string | undefined): string | undefined {
  return PAPERS[code as PaperCode];
}
