import { titleOf } from '@coop/addresses/title';

/** Months in words: 70 → 5 ปี 10 เดือน. */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [...(years > 0 ? [`${years} ปี`] : []), ...(rest > 0 ? [`${rest} เดือน`] : [])];
  return parts.join(' ').replaceAll(' ', '\u00a0');
}

/** Thai words of the plan until retirement; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/retirement'),
  payOff: 'ทำอย่างไรให้ไม่มีหนี้ในวันเกษียณ',
  pension: 'เงินที่หักเทียบกับบำนาญ',
  shares: 'หุ้นและปันผล',
  monthlyShare: 'ส่งหุ้นเดือนละ',
  years: 'ปีต่อปี',
  year: 'ปี',
  deducted: 'หักต่อเดือนต้นปี (บาท)',
} as const;
