/** Every Thai word of the loan screen. */
export const text = {
  borrow: 'ดูว่ากู้ได้เท่าใด',
  paid: 'ชำระเงินต้นแล้ว',
  periods: (count: string) => `${count}\u00a0งวด`,
  plan: 'วางแผนชำระ',
  withArrears: ' (รวมงวดค้าง)',
  instalment: (isLate: boolean) => (isLate ? 'ไม่รวมงวดที่ค้าง' : 'เงินต้นและดอกเบี้ย'),
} as const;
