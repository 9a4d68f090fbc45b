import type { LoanProductKey } from './products.ts';

const SLIP = 'สลิปเงินเดือนล่าสุด';
const CERTIFIED = 'หนังสือรับรองเงินเดือนคงเหลือที่หน่วยงานลงนาม';

/** Papers that come with a request for a loan. */
export const LOAN_PAPERS: Record<LoanProductKey, readonly string[]> = {
  emergency: [],
  ordinary: [SLIP, CERTIFIED],
  shareSecured: [SLIP],
  special: [SLIP, CERTIFIED, 'สำเนาโฉนดที่ดินและสัญญาจะซื้อจะขายหรือแบบก่อสร้าง'],
  academic: [SLIP, 'คำสั่งแต่งตั้งวิทยฐานะ'],
};
