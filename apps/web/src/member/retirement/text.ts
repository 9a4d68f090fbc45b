/** Months in words: 70 → 5 ปี 10 เดือน. */
export function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [...(years > 0 ? [`${years} ปี`] : []), ...(rest > 0 ? [`${rest} เดือน`] : [])];
  return parts.join(' ').replaceAll(' ', '\u00a0');
}

/** Every Thai word of /member/retirement. */
export const text = {
  title: 'แผนการเงินถึงวันเกษียณ',
  baht: 'บาท',
  looks: ['ก่อนเกษียณ', 'หลังเกษียณ'],
  chartColumns: ['สัญญา', 'งวดสุดท้าย', 'เลยวันเกษียณ'],
  chartColumnsRetired: ['สัญญา', 'งวดสุดท้าย'],

  payOff: 'ทำอย่างไรให้ไม่มีหนี้ในวันเกษียณ',

  pension: 'เงินที่หักเทียบกับบำนาญ',
  laws: { gpf: 'เป็นสมาชิก กบข.', act2494: 'ไม่เป็นสมาชิก กบข.' },
  rules: {
    gpf: 'ประมาณตามพระราชบัญญัติกองทุนบำเหน็จบำนาญข้าราชการ พ.ศ. 2539: เงินเดือนเฉลี่ย 60 เดือนสุดท้าย × อายุราชการ ÷ 50 ไม่เกินร้อยละ 70 ของเงินเดือนเฉลี่ย โดยใช้เงินเดือนปัจจุบันแทนค่าเฉลี่ย',
    act2494:
      'ประมาณตามพระราชบัญญัติบำเหน็จบำนาญข้าราชการ พ.ศ. 2494: เงินเดือนเดือนสุดท้าย × จำนวนปีราชการ ÷ 50 ไม่เกินเงินเดือนเดือนสุดท้าย โดยใช้เงินเดือนปัจจุบัน',
  },

  shares: 'หุ้นและปันผล',
  dividendRate: (rate: string, year: string) =>
    `คิดทุกปีด้วยอัตราปันผลปี ${year} คือ ${rate} % อัตราจริงแล้วแต่ที่ประชุมใหญ่`,
  monthlyShare: 'ส่งหุ้นเดือนละ',

  years: 'ปีต่อปี',
  columns: {
    year: 'ปี',
    deducted: 'หักต่อเดือนต้นปี (บาท)',
  },
} as const;
