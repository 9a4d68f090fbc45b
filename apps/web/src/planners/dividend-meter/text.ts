/** Thai words of the dividend that is tried, and of the year that it is tried for. */
export const text = {
  meter: 'ปีนี้ท่านจะได้รับเท่าใด (ประมาณการ)',
  netByEnd: 'คาดว่ารับสุทธิเมื่อสิ้นปี',
  payOn: (date: string) => `กำหนดโอน ${date}`,
} as const;
