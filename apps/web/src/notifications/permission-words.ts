import { pushSupport } from './push-here.ts';

/** Tells whether it is an iPhone or iPad, whose permissions are in the settings of the system. */
const isApple = () => 'standalone' in navigator;

/** Returns how a person who has blocked notifications allows them here. */
export const howToAllow = (): string =>
  isApple()
    ? 'เปิดแอป “การตั้งค่า” ของเครื่อง เลือก “การแจ้งเตือน” เลือกชื่อระบบสมาชิก แล้วเปิด “อนุญาตการแจ้งเตือน”'
    : 'กดรูปแม่กุญแจหรือปุ่มตั้งค่าหน้าที่อยู่เว็บ แล้วเลือก “การแจ้งเตือน” เป็น “อนุญาต”';

/** Returns why no notification can be shown here, and where it can. */
export function whyUnsupported(): string {
  if (pushSupport() === 'after-install') {
    return 'บน iPhone และ iPad ต้องเพิ่มระบบสมาชิกลงในหน้าจอโฮมก่อน';
  }
  // Apps that open pages in themselves, as LINE does.
  if (/\bLine\//.test(navigator.userAgent)) {
    return 'หน้าต่างของแอป LINE แสดงการแจ้งเตือนไม่ได้ โปรดเปิดระบบสมาชิกใน Chrome หรือ Safari';
  }
  return 'เบราว์เซอร์นี้แสดงการแจ้งเตือนไม่ได้ โปรดใช้ Chrome, Edge, Firefox หรือ Safari รุ่นปัจจุบัน';
}
