import { titleOf } from '@coop/addresses/title';

/** Words of several places of the guarantee screen. */
export const text = {
  title: titleOf('/member/coll'),
  person: (name: string, no: string) => `${name} (${no})`,
  lateTag: (periods: string) => `ค้างชำระ ${periods} งวด`,
  columns: {
    contract: 'เลขที่สัญญา',
    borrower: 'ผู้กู้',
    memberNo: 'เลขทะเบียน',
    mine: 'ส่วนที่ท่านค้ำประกัน',
  },
} as const;
