import { titleOf } from '@coop/addresses/title';

/** Thai words of asking for a loan; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/loan-apply'),
  product: 'ประเภทเงินกู้',
  amountTerm: 'จำนวนเงินที่ขอกู้',
  instalments: (count: string) => `${count}\u00a0งวด`,
  files: 'เอกสาร',
  heldFile: (name: string) => `ใช้ไฟล์เดิม ${name}`,
  list: 'คำขอกู้ของท่าน',
  contract: 'สัญญา',
  purposeTerm: 'วัตถุประสงค์',
  termTerm: 'ผ่อนชำระ',
} as const;
