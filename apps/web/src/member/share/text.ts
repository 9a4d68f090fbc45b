import { titleOf } from '@coop/addresses/title';

/** Thai words of the share screen; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/share'),
  chartTitle: 'การเติบโตของทุนเรือนหุ้น',
  statement: 'รายการเคลื่อนไหวของหุ้น',
  searchHint: 'รายการ หรือเลขที่ใบเสร็จ',
  owed: 'ค้างชำระค่าหุ้น',
} as const;
