/** Accounts of the general ledger, in the order in which a trial balance lists them. */
export const ACCOUNTS = {
  CASH: 'เงินสดและเงินฝากธนาคาร',
  AGENCIES: 'ลูกหนี้หน่วยงานหักเงินนำส่ง',
  LOANS: 'เงินให้กู้แก่สมาชิก',
  DEPOSITS: 'เงินรับฝากจากสมาชิก',
  HELD: 'เงินรอจ่ายคืนสมาชิก',
  CREMATION: 'เงินฌาปนกิจสงเคราะห์รอนำส่ง',
  INSURANCE: 'เบี้ยประกันสินเชื่อรอนำส่ง',
  SHARES: 'ทุนเรือนหุ้น',
  FORWARD: 'ยอดยกมา',
  LOAN_INTEREST: 'ดอกเบี้ยรับเงินให้กู้',
  FEES: 'ค่าธรรมเนียมรับ',
  DEPOSIT_INTEREST: 'ดอกเบี้ยจ่ายเงินรับฝาก',
  WELFARE: 'สวัสดิการจ่าย',
  DIVIDENDS: 'เงินปันผลและเฉลี่ยคืนจ่าย',
  CLEARING: 'พักรับชำระจากสมาชิก',
} as const;

export type Account = keyof typeof ACCOUNTS;

/** A movement in the ledger: the same amount on two accounts, in satang, never negative. */
export interface Posting {
  readonly on: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly satang: number;
}
