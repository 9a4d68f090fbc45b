import { titleOf } from '@coop/addresses/title';

/** Every Thai word of /member/calendar. */
export const text = {
  title: titleOf('/member/calendar'),
  kinds: {
    BILL: 'ใบเรียกเก็บ',
    COLLECT: 'หักเงิน',
    DIVIDEND: 'ปันผล',
    WELFARE: 'สวัสดิการ',
    CONFIRM: 'ยืนยันยอด',
    MEETING: 'ประชุม',
    LOAN: 'เงินกู้',
  },
  withAmounts: 'ใส่จำนวนเงินที่หักของเดือนที่ออกใบเรียกเก็บแล้ว',
  withAmountsHint: 'หากไม่เลือก ปฏิทินจะไม่มีจำนวนเงิน',
  makingFeed: 'กำลังสร้าง',
  howTo: [
    'iPhone และ iPad: แตะ เปิดในปฏิทินของเครื่องนี้ แล้วแตะ สมัครรับ',
    'Android: เปิด calendar.google.com ในเบราว์เซอร์ของคอมพิวเตอร์ เลือก ปฏิทินอื่น จาก URL แล้ววางที่อยู่ที่คัดลอก',
    'ปฏิทินจะอ่านวันใหม่เองวันละครั้งหรือสองครั้ง จึงอาจเห็นการเปลี่ยนช้าไปหนึ่งวัน',
  ],
  renew: 'สร้างที่อยู่ใหม่',
  revoke: 'ยกเลิกที่อยู่นี้',
  no: 'ไม่ใช่ตอนนี้',
} as const;
