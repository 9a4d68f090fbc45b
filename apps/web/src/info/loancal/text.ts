import { titleOf } from '@coop/addresses/title';

/** Thai words of the loan calculator; those said once stand where they are said. */
export const text = {
  title: titleOf('/loancal'),
  description:
    'คำนวณเงินงวด ดอกเบี้ย และตารางผ่อนชำระเงินกู้สหกรณ์ แบบจ่ายเท่ากันหรือลดลงทุกเดือน คิดดอกเบี้ยตามวันจริง',
  intro:
    'กรอกวงเงินและจำนวนงวด ผลจะเปลี่ยนตามทันที คิดดอกเบี้ยตามจำนวนวันจริงเหมือนที่สหกรณ์คิด การคำนวณทำในเครื่องของท่าน ไม่มีการส่งตัวเลขออกไป',

  loan: 'เงินกู้',
  countOf: (count: string) => `${count}\u00a0งวด`,
  last: 'งวดสุดท้าย',
  highest: 'งวดที่จ่ายมากที่สุด',

  left: 'เงินเดือนเหลือหลังหักทุกอย่าง',
  room: 'ผ่อนเพิ่มได้อีกไม่เกินเดือนละ',

  compare: 'เทียบสองแผน',
} as const;
