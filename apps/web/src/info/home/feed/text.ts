/** Every Thai word that stands around the home page's feed. */
export const text = {
  rates: {
    title: 'อัตราดอกเบี้ยและผลตอบแทน',
    dividend: (yearBE: number) => `เงินปันผล ปี ${yearBE}`,
    refund: (yearBE: number) => `เงินเฉลี่ยคืน ปี ${yearBE}`,
    since: (day: string) => `มีผลล่าสุด ${day}`,
    all: 'ดูอัตราทั้งหมด',
    allTitle: 'อัตราดอกเบี้ยทั้งหมด',
    loans: 'เงินกู้',
    deposits: 'เงินฝาก',
    product: 'ประเภท',
    rate: 'ร้อยละต่อปี',
    from: 'มีผลตั้งแต่',
  },
  announcement: 'ประกาศวันนี้',
  all: 'ดูทั้งหมด',
  empty: 'ยังไม่มีรายการ',
  index: 'หมวดข้อมูลอื่น',
} as const;

/** What a section is called here, where that differs from its list. */
export const HEADINGS: Readonly<Record<string, string>> = {
  news: 'ข่าวล่าสุด',
  notice: 'ประกาศล่าสุด',
  report_center: 'รายงาน',
  rules: 'ระเบียบและข้อบังคับ',
  coop_investment: 'การลงทุน',
  download: 'ดาวน์โหลด',
};
