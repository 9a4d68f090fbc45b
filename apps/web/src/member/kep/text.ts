import { titleOf } from '@coop/addresses/title';

/** Thai words of the monthly collection; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/kep'),
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
  chart: (months: number) => `ยอดเรียกเก็บ ${months} เดือนล่าสุด`,
} as const;
