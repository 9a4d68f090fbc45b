import { titleOf } from '@coop/addresses/title';

/** Thai words of the member's first page; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/status'),
  shares: 'ทุนเรือนหุ้น',
  deposits: 'เงินฝาก',
  loans: 'หนี้คงเหลือ',
  taken: {
    waiting: 'หัก',
    received: 'หักแล้ว',
    part: 'หักได้บางส่วนจาก',
    failed: 'ยังไม่ได้รับเงิน',
    settled: 'ชำระครบแล้ว',
  },
  arrearsOf: (months: string) => `ของเดือน${months}`,
  and: 'และ',
  chart: 'การเติบโตของทุนเรือนหุ้น',
  chartColumns: ['ปี', 'จำนวนเงิน (บาท)'],
  chartIn: 'ในปี',
  recent: 'รายการล่าสุด',
} as const;
