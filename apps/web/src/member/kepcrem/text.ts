import { titleOf } from '@coop/addresses/title';

/** Thai words of the cremation funds; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/kepcrem'),
  chart: (months: number) => `เงินสงเคราะห์ ${months} เดือนล่าสุด`,
  chartMore: (count: string) => `มากกว่าค่าเฉลี่ย ${count} เดือนอยู่`,
  chartLess: (count: string) => `น้อยกว่าค่าเฉลี่ย ${count} เดือนอยู่`,
  chartSame: (count: string) => `เท่ากับค่าเฉลี่ย ${count} เดือน`,
  statement: 'รายการเก็บรายเดือน',
  searchHint: 'เดือน หรือเลขที่ใบเสร็จ',
} as const;
