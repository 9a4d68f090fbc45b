import type { PaperBlock, Verification } from '@coop/papers/paper';

/** The sentence by which a paper that carries its code needs no hand; none on one without a code. */
export function insteadOfHand(
  verification: Verification | undefined,
  paper: 'หนังสือ' | 'ใบรับเงิน',
): PaperBlock[] {
  if (!verification?.code) return [];
  const text = `${paper}ฉบับนี้ออกด้วยระบบอิเล็กทรอนิกส์ รหัสตรวจสอบที่หัว${paper}ใช้แทนลายมือชื่อของผู้ลงนาม`;
  return [{ kind: 'text', text, look: 'note' }];
}
