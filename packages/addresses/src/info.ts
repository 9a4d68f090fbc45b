import { publicPage } from './address.ts';

/** The public site: news, calculators, board, demands, election. */
export const info = [
  publicPage('/home', {
    inSitemap: true,
  }),
  publicPage('/list/:topicId'),
  publicPage('/show/:topicId'),
  publicPage('/loancal', {
    titleTH: 'คำนวณเงินกู้',
    inSitemap: true,
  }),
  publicPage('/caldividend', {
    titleTH: 'คำนวณเงินปันผลและเฉลี่ยคืน',
    inSitemap: true,
  }),
  publicPage('/loans', {
    titleTH: 'เงินกู้ของสหกรณ์',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/rates', {
    titleTH: 'อัตราดอกเบี้ยและเงินปันผล',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/welfare', {
    titleTH: 'สวัสดิการสมาชิก',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/calendar', {
    titleTH: 'ปฏิทินสหกรณ์',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/figures', {
    titleTH: 'สหกรณ์ในตัวเลข',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/join', {
    titleTH: 'สมัครเป็นสมาชิก',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/contact', {
    titleTH: 'ติดต่อสหกรณ์',
    isOurs: true,
    inSitemap: true,
  }),
  publicPage('/board', {
    titleTH: 'กระดานถามตอบ',
    inSitemap: true,
  }),
  publicPage('/boardPost', {
    titleTH: 'ตั้งกระทู้ใหม่',
    inSitemap: true,
  }),
  publicPage('/boardShow/:topicId'),
  publicPage('/demand', {
    titleTH: 'คำร้องและข้อเสนอแนะ',
    inSitemap: true,
  }),
  publicPage('/showdemand/:topicId', {
    screen: 'info/show-demand',
  }),
  publicPage('/election', {
    inSitemap: true,
  }),
  publicPage('/verify', {
    titleTH: 'ตรวจสอบเอกสาร',
    isOurs: true,
  }),
] as const;
