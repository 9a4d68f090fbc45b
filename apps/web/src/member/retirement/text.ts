import { titleOf } from '@coop/addresses/title';

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
