import { titleOf } from '@coop/addresses/title';

/** Thai words of the monthly collection; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/kep'),
  titleOf: (month: string) => `รายการเรียกเก็บเดือน${month}`,
  shares: 'ทุนเรือนหุ้น',
  interest: 'ดอกเบี้ยเงินกู้สะสมปีนี้',
  lines: 'รายการที่เรียกเก็บ',
  groups: {
    SHARE: 'หุ้น',
    LOAN: 'เงินกู้',
    DEPOSIT: 'เงินฝาก',
    CREMATION: 'ฌาปนกิจสงเคราะห์',
    INSURANCE: 'ประกันสินเชื่อ',
    REFUND: 'เงินคืน',
  },
  columns: {
    item: 'รายการ',
    period: 'งวดที่',
    days: 'วันคิดดอกเบี้ย',
    principal: 'เงินต้น',
    interest: 'ดอกเบี้ย',
    arrear: 'รวมดอกเบี้ยค้าง',
    amount: 'จำนวนเงิน',
    taken: 'หักได้จริง',
    balance: 'คงเหลือ',
    before: 'เดือนก่อน',
    receipt: 'เลขที่ใบเสร็จ',
  },
  totals: 'รวมทั้งสิ้น',
  where: 'เงินที่หักไปไหนบ้าง',
  parts: {
    shares: 'ค่าหุ้น (ออมของท่าน)',
    deposits: 'เงินฝาก (ออมของท่าน)',
    principal: 'คืนเงินต้น (หนี้ลดลง)',
    interest: 'ดอกเบี้ยเงินกู้',
    cremation: 'ฌาปนกิจสงเคราะห์',
    other: 'อื่น ๆ',
    back: 'เงินคืน',
  },
  why: 'ทำไมยอดจึงเปลี่ยน',
  chart: (months: number) => `ยอดเรียกเก็บ ${months} เดือนล่าสุด`,
} as const;
