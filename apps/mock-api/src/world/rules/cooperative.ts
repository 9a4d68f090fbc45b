/** Who the example cooperative is, on its site and at the head of its papers. */
export const COOPERATIVE = {
  name: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  address: '99 ถนนราชดำเนิน ตำบลในเมือง อำเภอเมือง จังหวัดนครศรีธรรมราช 80000',
  phone: '075-123-456',
} as const;
