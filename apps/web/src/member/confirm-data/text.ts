import { REMARK_MAX } from '@coop/contracts/member/confirm-limits';

/** Every Thai word of the balance confirmation letter. */
export const text = {
  title: 'หนังสือยืนยันยอด',

  paper: 'หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก',
  asOf: (date: string) => `ณ วันที่ ${date}`,
  letter: 'หนังสือ',
  sumOf: (section: string) => `รวม ${section}`,
  letterNo: (no: string) => `ที่ ${no}`,
  letterDate: (date: string) => `วันที่ ${date}`,
  dear: 'เรียน',
  number: (no: string) => `เลขทะเบียนสมาชิก ${no}`,
  agency: (name: string) => `สังกัด ${name}`,
  intro: (coop: string, date: string) =>
    `ด้วย${coop} ขอเรียนให้ทราบว่า เมื่อสิ้นวันที่ ${date} ท่านมียอดคงเหลือตามบัญชีของสหกรณ์ดังรายการต่อไปนี้`,
  ask: 'โปรดตรวจสอบทีละรายการ แล้วตอบว่าถูกต้องหรือไม่ถูกต้อง คำตอบของท่านจะส่งถึง ',
  askUntil: (date: string) => `ผู้สอบบัญชีของสหกรณ์ ภายในวันที่ ${date}`,
  notDemand: 'หนังสือฉบับนี้ใช้เพื่อการสอบบัญชีเท่านั้น มิใช่การทวงถามให้ชำระหนี้',
  memberSigns: 'สมาชิกผู้ยืนยันยอด',

  sections: {
    loan: 'ลูกหนี้เงินกู้',
    deposit: 'เงินฝาก',
    share: 'ทุนเรือนหุ้น',
  },
  otherSection: 'รายการอื่น',
  noLine: { loan: 'ไม่มีหนี้เงินกู้คงเหลือ', deposit: 'ไม่มีบัญชีเงินฝาก', share: 'ไม่มีทุนเรือนหุ้น' },
  total: 'รวม',
  inWords: (words: string) => `(${words})`,
  columns: {
    section: 'ประเภท',
    item: 'รายการ',
    refNo: 'เลขที่',
    balance: 'ยอดตามหนังสือ (บาท)',
    answer: 'คำตอบ',
    figure: 'ยอดของท่าน (บาท)',
    remark: 'เหตุผล',
  },
  refNo: { loan: 'สัญญา', deposit: 'บัญชี', share: 'เลขทะเบียน' },
  baht: 'บาท',

  correct: 'ถูกต้อง',
  incorrect: 'ไม่ถูกต้อง',
  figure: 'ยอดที่ถูกต้องของท่าน (บาท)',
  figureHint: 'ใช้เลขไทยหรือเลขอารบิกก็ได้ เช่น 10,500.00',
  remark: 'เหตุผล',
  remarkHint: (left: number) =>
    left === REMARK_MAX ? `ไม่เกิน ${REMARK_MAX} ตัวอักษร` : leftText(left),

  allCorrect: 'ทุกรายการถูกต้อง',
  readFirst: 'กรุณาอ่านรายการในหนังสือให้ครบก่อน',
  allCorrectHint: 'หากตรวจแล้วถูกต้องทั้งหมด กดปุ่มเดียวเพื่อเลือก “ถูกต้อง” ให้ทุกรายการ',
  allChosen: (count: string) => `เลือก “ถูกต้อง” แล้วทั้ง ${count} รายการ ยังไม่ได้ส่งคำตอบ`,
  review: 'ตรวจทานและส่งคำตอบ',
  answered: (done: string, all: string) => `ตอบแล้ว ${done} จาก ${all} รายการ`,
  draftKept: 'คำตอบที่ยังไม่ได้ส่งถูกเก็บไว้ในเครื่องนี้จนกว่าท่านจะส่งหรือออกจากระบบ',

  problems: 'ยังส่งคำตอบไม่ได้',
  at: (line: string, message: string) => `${line}: ${message}`,
  needAnswer: 'กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง',
  needFigure: 'กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00',
  sameFigure: 'ยอดที่กรอกเท่ากับยอดในหนังสือ หากถูกต้องแล้วให้เลือก “ถูกต้อง”',
  needRemark: 'กรุณาบอกเหตุผล',
  longRemark: `เหตุผลต้องยาวไม่เกิน ${REMARK_MAX} ตัวอักษร`,

  confirmTitle: 'ส่งคำตอบให้ผู้สอบบัญชี',
  confirmOnce: 'ส่งได้ครั้งเดียวต่อรอบ เมื่อส่งแล้วแก้ไขไม่ได้',
  countCorrect: (count: string) => `ถูกต้อง ${count} รายการ`,
  countIncorrect: (count: string) => `ไม่ถูกต้อง ${count} รายการ`,
  send: 'ส่งคำตอบ',
  sending: 'กำลังส่งคำตอบ',
  back: 'กลับไปแก้ไข',
  letterSays: 'ตามหนังสือ',
  mySays: 'ของท่าน',
  because: (remark: string) => `เหตุผล: ${remark}`,
  sendFailed: 'ส่งคำตอบไม่สำเร็จ',
  sendFailedMore: 'คำตอบที่ท่านเลือกไว้ยังอยู่ครบ กรุณาลองส่งอีกครั้ง',

  receipt: 'ส่งคำตอบเรียบร้อยแล้ว',
  receiptMore: 'สหกรณ์รับคำตอบของท่านสำหรับรอบนี้แล้ว พิมพ์หน้านี้เก็บไว้เป็นหลักฐานได้',
  auditorAnswer: 'คำตอบของผู้สอบบัญชี',
  auditorAnswered: 'ผู้สอบบัญชีตอบเรื่องที่ท่านแจ้งว่าไม่ถูกต้องแล้ว คำตอบอยู่ใต้ตาราง',
  repliedAt: 'ส่งเมื่อ',
  checkValue: 'รหัสคำตอบ',
  checkValueMore: 'รหัสนี้คำนวณจากคำตอบทั้งหมดและเวลาที่ส่ง หากมีการแก้ไขรหัสจะไม่ตรงกัน',
  paperReceipt: 'ใบรับคำตอบ',
  repliedBySystem: 'สมาชิกตอบผ่านระบบสมาชิกออนไลน์',

  outOfScope: 'ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้',
  outOfScopeMore: 'ท่านไม่ต้องดำเนินการใด\u00a0ๆ หากยอดในระบบไม่ตรงกับที่ท่านมี กรุณาติดต่อสหกรณ์',
  noRound: 'ไม่มีรอบยืนยันยอดที่เปิดอยู่',
  noRoundMore: 'เมื่อเปิดรอบใหม่ หนังสือยืนยันยอดจะอยู่ที่หน้านี้',
  toStatus: 'กลับหน้าภาพรวม',
  unknown: 'ยังตรวจสอบการยืนยันยอดไม่ได้',
} as const;

function leftText(left: number): string {
  return left >= 0 ? `เหลืออีก ${left} ตัวอักษร` : `เกินมา ${-left} ตัวอักษร`;
}
