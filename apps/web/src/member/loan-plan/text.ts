import { titleOf } from '@coop/addresses/title';

/** Thai words of the pay-off planner; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/loan-plan/:contract'),
  missing: 'ไม่พบสัญญานี้ในทะเบียนของท่าน',
  missingMore: 'เลขที่สัญญาอาจพิมพ์ผิด กรุณาเลือกจากรายการเงินกู้ของท่าน',
  toList: 'ไปหน้าเงินกู้',
  quote: 'ยอดปิดบัญชี',
  repeats: { once: 'ครั้งเดียว', monthly: 'ทุกเดือน' },
  amount: { once: 'จำนวนเงินที่จ่ายเพิ่ม (บาท)', monthly: 'จ่ายเพิ่มเดือนละ (บาท)' },
  on: { once: 'วันที่จ่ายเพิ่ม', monthly: 'เริ่มจ่ายเพิ่มตั้งแต่วันที่' },
  modes: {
    keep_instalment: 'จ่ายงวดละเท่าเดิม ผ่อนหมดเร็วขึ้น',
    keep_term: 'ผ่อนหมดตามเดิม จ่ายงวดละน้อยลง',
  },
  names: {
    quoteOn: 'วันที่ต้องการปิดบัญชี',
    repeat: 'ชำระกี่ครั้ง',
    amount: 'จำนวนเงิน',
    on: 'วันที่จ่ายเพิ่ม',
    mode: 'หลังจ่ายเพิ่ม',
  } as Readonly<Record<string, string>>,
  savedInterest: 'ประหยัดดอกเบี้ย',
  end: 'ผ่อนหมด',
  sooner: 'เร็วขึ้น',
  months: (count: string) => `${count}\u00a0เดือน`,
  say: (month: string, sooner: string) => `แผนนี้ผ่อนหมด ${month} เร็วขึ้น ${sooner} เดือน`,
  compare: 'เทียบแผน',
  problems: {
    amount: (maximum: string, minimum: string) =>
      `กรอกจำนวนเงินเป็นตัวเลข ${minimum} ถึง ${maximum}\u00a0บาท เช่น 10,000`,
    day: 'กรอกวัน เดือน และปี พ.ศ. ให้ครบ',
    past: (day: string) => `เลือกวันที่ตั้งแต่ ${day} เป็นต้นไป`,
    late: (day: string) => `ต้องไม่เกินงวดสุดท้าย ${day}`,
    small: 'จำนวนนี้น้อยเกินไป ยังไม่ช่วยลดดอกเบี้ย กรุณาเพิ่มจำนวนเงิน',
  },
} as const;
