import { THAI_MONTHS } from '@coop/format/thai-date';
import { type TopicPlan, table } from './plan.ts';

/** รายงานกิจการประจำเดือน, each on the tenth of the month after; spelt as on the wire. */
export const BUSSINESS_REPORT_MONTHY: readonly TopicPlan[] = THAI_MONTHS.map((month, index) => ({
  on: index === 11 ? '01-10' : `${String(index + 2).padStart(2, '0')}-10`,
  title: `รายงานกิจการประจำเดือน${month} ${index === 11 ? '{p}' : '{y}'}`,
  text: [
    `สิ้นเดือน${month}มีสมาชิก {members} คน ทุนเรือนหุ้น {shares} ล้านบาท เงินกู้คงเหลือ {loans} ล้านบาท`,
    table(
      ['รายการ', 'จำนวน'],
      ['สมาชิก (คน)', '{members}'],
      ['ทุนเรือนหุ้น (ล้านบาท)', '{shares}'],
      ['เงินรับฝาก (ล้านบาท)', '{deposits}'],
      ['ลูกหนี้เงินกู้ (ล้านบาท)', '{loans}'],
      ['เงินลงทุน (ล้านบาท)', '{invested}'],
      ['สินทรัพย์รวม (ล้านบาท)', '{assets}'],
    ),
    `รับสมาชิกใหม่ {14-38} คน ลาออก {3-11} คน ถึงแก่กรรม {2-7} คน ตัวเลขยังไม่ผ่านการตรวจของผู้สอบบัญชี`,
  ],
  files: [`รายงานกิจการเดือน${month} ${index === 11 ? '{p}' : '{y}'}`],
}));
