import type { GuarantorAnswer } from '@coop/contracts/member/ahead/loan-application';

/** Words of a request to guarantee a loan. */
export const text = {
  title: 'มีผู้ขอให้ท่านค้ำประกัน',
  answers: {
    รอตอบ: 'รอท่านตอบ',
    ยินยอม: 'ท่านยินยอมแล้ว',
    ไม่ยินยอม: 'ท่านไม่ยินยอม',
  } satisfies Record<GuarantorAnswer, string>,
  mine: 'ส่วนที่ท่านค้ำประกัน',
  loan: 'เงินกู้',
  amount: 'วงเงินที่ขอกู้',
  instalments: (count: string) => `${count}\u00a0งวด`,
  term: 'ผ่อนชำระ',
  instalment: 'งวดแรกของผู้กู้',
  purpose: 'วัตถุประสงค์',
  answerBy: 'ตอบภายใน',
  cost: 'หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ',
  consent: 'ยินยอมค้ำประกัน',
  refuse: 'ไม่ยินยอม',
  consentTitle: (name: string) => `ยินยอมค้ำประกันให้ ${name} หรือไม่`,
  refuseTitle: (name: string) => `ไม่ยินยอมค้ำประกันให้ ${name} หรือไม่`,
  consentMore: 'เมื่อสหกรณ์จ่ายเงินกู้แล้ว ท่านต้องรับผิดชอบตามส่วนจนกว่าสัญญาจะปิด',
  refuseMore: 'คำขอกู้นี้จะสิ้นสุด ผู้กู้ต้องหาผู้ค้ำประกันคนอื่น',
  yes: 'ยืนยันยินยอม',
  no: 'ยืนยันไม่ยินยอม',
  busy: 'กำลังบันทึก',
  back: 'กลับไปอ่านอีกครั้ง',
} as const;
