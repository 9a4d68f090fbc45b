export const text = {
  title: 'ค้างชำระ',
  ofMonth: (month: string) => `ค้าง ${month}`,
  call: (phone: string) => `โทร ${phone} ปรึกษาสินเชื่อ`,
  interest: 'ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ',
} as const;
