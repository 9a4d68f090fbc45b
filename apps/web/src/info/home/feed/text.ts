/** Every Thai word that stands around the home page's feed. */
export const text = {
  rates: {
    title: 'อัตราดอกเบี้ยและผลตอบแทน',
    dividend: (yearBE: number) => `เงินปันผล ปี ${yearBE}`,
    refund: (yearBE: number) => `เงินเฉลี่ยคืน ปี ${yearBE}`,
    since: 'ปรับปรุงล่าสุด',
    all: 'ดูอัตราทั้งหมด',
    loans: 'เงินกู้',
    deposits: 'เงินฝาก',
    product: 'ประเภท',
    rate: 'ร้อยละต่อปี',
    from: 'มีผลตั้งแต่',
  },
  safety: {
    title: 'เก็บรหัสผ่านของท่านให้ปลอดภัย',
    advice:
      'สหกรณ์ไม่เคยขอรหัสผ่านของท่านทางโทรศัพท์หรือข้อความ หากสงสัยว่ามีผู้อื่นรู้รหัสผ่านของท่าน โปรดโทรแจ้งสหกรณ์ทันที',
    help: 'ลืมรหัสผ่าน หรือยังไม่เคยใช้งานระบบนี้ ติดต่อสหกรณ์ได้ตามช่องทางท้ายหน้านี้',
  },
} as const;
