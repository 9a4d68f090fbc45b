import { titleOf } from '@coop/addresses/title';

/** Every Thai word of the settlement sheet. */
export const text = {
  title: titleOf('/member/settlement'),
  call: 'โทร',
  left: { expected: 'คาดว่าสหกรณ์จะจ่ายคืน', final: 'สหกรณ์จ่ายคืน' },
  notice: 'เรื่องที่รับไว้',
  lines: 'รายการหักกลบ',
  groups: { own: 'เงินและสิทธิ', debt: 'หนี้' },
  total: (group: string) => `รวม ${group}`,
  heirs: 'ผู้รับเงิน',
  heirsIn: (no: string) => `ตามหนังสือตั้งผู้รับโอนประโยชน์เลขที่ ${no}`,
  heirsLegal: 'ไม่มีหนังสือตั้งผู้รับโอนประโยชน์ ทายาทตามกฎหมายแสดงหลักฐานต่อสหกรณ์',
  guarantors: 'ผู้ค้ำประกันที่สหกรณ์ขอให้ชำระ',
  guarantorsNote: (days: string) => `ชำระคนละส่วนเท่ากัน ภายใน ${days} วันหลังวันประชุม`,
} as const;
