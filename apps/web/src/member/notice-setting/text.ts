import type { PushKind, PushSent } from '@coop/contracts/member/access/push';

/** Every Thai word of /member/notice-setting. */
export const text = {
  here: 'อุปกรณ์นี้',
  what: 'เมื่อเปิดไว้ ข้อความสั้น ๆ จากสหกรณ์จะขึ้นบนหน้าจอของท่าน แม้ไม่ได้เปิดระบบสมาชิก เช่น คำขอได้รับอนุมัติ หรือเดือนที่หักเงินไม่ได้',
  installSteps: [
    'เปิดหน้านี้ด้วย Safari แล้วกดปุ่มแชร์',
    'เลือก “เพิ่มไปยังหน้าจอโฮม”',
    'เปิดระบบสมาชิกจากหน้าจอโฮม แล้วกลับมาที่หน้านี้',
  ],
  choices: 'เรื่องที่ให้แจ้ง',
  kinds: {
    bill: 'ใบเรียกเก็บประจำเดือน',
    receipt: 'การรับชำระเงิน',
    missed: 'เดือนที่หักเงินไม่ได้หรือไม่ครบ',
    request: 'ความคืบหน้าของคำขอทำรายการเงิน',
    welfare: 'สวัสดิการ',
    letter: 'หนังสือยืนยันยอด',
    dividend: 'เงินปันผลและเฉลี่ยคืน',
    news: 'ข่าวของสหกรณ์',
  } satisfies Record<PushKind, string>,
  unnamed: 'อุปกรณ์ที่ไม่ทราบชนิด',
  results: {
    sent: 'ส่งแล้ว',
    failed: 'ส่งไม่สำเร็จ',
    gone: 'อุปกรณ์เลิกรับแล้ว',
  } satisfies Record<PushSent['result'], string>,
} as const;
