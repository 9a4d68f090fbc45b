import { titleOf } from '@coop/addresses/title';

/** Thai words of the dividend calculator; those said once stand where they are said. */
export const text = {
  title: titleOf('/caldividend'),
  description:
    'คำนวณเงินปันผลตามหุ้นและเงินคืนตามดอกเบี้ยของสหกรณ์ออมทรัพย์ แบบรายเดือนหรือรายวัน พร้อมวิธีคิดทุกรายการ และลองเปลี่ยนอัตราได้',
  intro: 'กรอกหุ้นต้นปีและค่าหุ้นที่ส่งแต่ละเดือน ผลจะเปลี่ยนตามทันที การคำนวณทำในเครื่องของท่าน ไม่มีการส่งตัวเลขออกไป',

  /** Inputs by the names that a link has for them. */
  names: {
    method: 'วิธีนับเวลา',
    startMonth: 'เดือนเริ่มปีบัญชี',
    startYear: 'ปีบัญชี',
    opening: 'หุ้นต้นปี',
    monthDay: 'วันหักค่าหุ้น',
    cutOff: 'วันตัดยอด',
    rate: 'อัตราเงินปันผล',
    interest: 'ดอกเบี้ยที่จ่าย',
    refundRate: 'อัตราเงินคืน',
    rounding: 'การปัดเศษ',
    dayCount: 'จำนวนวันใน 1 ปี',
    buy: 'ซื้อหุ้นเพิ่ม',
  },

  sum: 'รวมรับทั้งหมด',
  dividend: 'เงินปันผล',
  refund: 'เงินคืนตามดอกเบี้ยที่ท่านจ่าย',
  percent: (rate: string) => `${rate} %`,

  chart: 'เงินที่ได้มาจากไหน',
  parts: {
    opening: 'ปันผลของหุ้นต้นปี',
    month: 'ปันผลของค่าหุ้นรายเดือน',
    purchase: 'ปันผลของหุ้นที่ซื้อเพิ่ม',
  },
  monthChart: 'ปันผลของค่าหุ้นแต่ละเดือน',

  working: 'วิธีคิดเงินปันผล',
  rows: {
    opening: 'หุ้นต้นปี',
    month: (label: string) => `ค่าหุ้น ${label}`,
    purchase: 'ซื้อหุ้นเพิ่ม',
  },
} as const;
