/** Thai words of what is overdue. */
export const text = {
  title: 'ค้างชำระ',
  ofMonth: (month: string) => `ค้าง ${month}`,
  call: (phone: string) => `โทร ${phone} ปรึกษาสินเชื่อ`,
  interest: 'ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ',
  qrAlt: (first: string, second: string, amount: string) =>
    `คิวอาร์โค้ดชำระเงิน ยอด ${amount} บาท อ้างอิง 1 ${first} อ้างอิง 2 ${second}`,
  first: 'อ้างอิง 1',
  second: 'อ้างอิง 2',
  signatures: ['ผู้นำชำระ', 'เจ้าหน้าที่ผู้รับเงิน'],
} as const;
