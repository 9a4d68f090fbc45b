/** Thai words of the salary check before a loan; those said once stand where they are said. */
export const text = {
  explain: (percent: string, authority: string) =>
    `${authority} ให้เงินเดือนเหลือหลังหักทุกอย่างไม่น้อยกว่า ${percent}\u00a0%`,
  passes: (percent: string) => `ผ่านเกณฑ์เงินเดือนคงเหลือ ${percent}\u00a0%`,
  fails: (percent: string) => `ยังไม่ผ่านเกณฑ์เงินเดือนคงเหลือ ${percent}\u00a0%`,
  left: 'เงินเดือนคงเหลือ',
  salary: 'เงินเดือน',
  total: 'รวมหัก',
} as const;
