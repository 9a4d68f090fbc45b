import type { DemandKind, DemandStatus } from '@coop/contracts/info/demand';

/** Every Thai word of the demands' list, the look-up and the form. */
export const text = {
  title: 'คำร้องและข้อเสนอแนะ',
  description: 'ร้องเรียน เสนอแนะ หรือขอเอกสารจากสหกรณ์ และติดตามเรื่องด้วยหมายเลขติดตามเรื่อง',
  file: 'ยื่นเรื่องใหม่',
  track: {
    title: 'ติดตามเรื่องของท่าน',
    no: 'หมายเลขติดตามเรื่อง',
    hint: 'อยู่บนใบรับเรื่อง เช่น D2569-0041',
    go: 'ติดตาม',
    open: (no: string) => `เปิดเรื่อง ${no}`,
    failed: 'ยังติดตามไม่ได้',
  },
  list: 'เรื่องที่รับไว้',
  search: 'ค้นหาเรื่อง',
  status: 'สถานะ',
  anyStatus: 'ทุกสถานะ',
  all: (count: string) => `ทั้งหมด ${count}\u00a0เรื่อง`,
  found: (count: string) => `พบ ${count}\u00a0เรื่อง`,
  pages: 'หน้าของรายการคำร้อง',
  private: 'เรื่องไม่เปิดเผย',
  waiting: 'เรื่องใหม่ รอเจ้าหน้าที่รับไปดำเนินการ',
  mine: 'ของท่าน',
  filedOn: 'ยื่น',
  none: 'ยังไม่มีเรื่องที่ยื่น',
  noneFound: 'ไม่พบเรื่องที่ตรงกับเงื่อนไข',
  noneFoundMore: 'ลองเปลี่ยนคำค้นหรือสถานะ',
  showAll: 'แสดงทุกเรื่อง',
  form: {
    title: 'ยื่นเรื่องใหม่',
    needsScripts: 'การยื่นเรื่องทางเว็บไซต์',
    before: 'เมื่อส่งแล้วท่านจะได้หมายเลขติดตามเรื่อง',
    beforeMore: 'เรื่องทั่วไปจะแสดงต่อผู้อื่นหลังเจ้าหน้าที่รับไปดำเนินการ เจ้าหน้าที่เท่านั้นที่เห็นช่องทางติดต่อ',
    kind: 'ประเภทเรื่อง',
    kindHint: 'ร้องเรียนเรื่องที่ควรแก้ไข เสนอแนะสิ่งที่อยากให้ปรับปรุง หรือขอเอกสาร เช่น หนังสือรับรอง',
    topic: 'หัวข้อ',
    topicHint: (most: string) => `ไม่เกิน ${most}\u00a0ตัวอักษร`,
    detail: 'รายละเอียด',
    detailHint: (most: string) => `ไม่เกิน ${most}\u00a0ตัวอักษร โปรดไม่ลงเลขประจำตัวประชาชนหรือเลขบัญชี`,
    contact: 'โทรศัพท์หรืออีเมลที่ติดต่อได้ (ไม่บังคับ)',
    contactHint: 'ไม่แสดงบนเว็บไซต์',
    private: 'ไม่เปิดเผยเรื่องนี้',
    privateHint: 'ผู้อื่นเห็นเพียงหมายเลขและสถานะ',
    failed: 'ยังส่งเรื่องไม่ได้',
    send: 'ส่งเรื่อง',
    sending: 'กำลังส่ง',
  },
} as const;

export const KINDS: readonly DemandKind[] = ['ร้องเรียน', 'เสนอแนะ', 'ขอเอกสาร'];
export const STATUSES: readonly DemandStatus[] = ['รับเรื่อง', 'กำลังดำเนินการ', 'เสร็จสิ้น'];
