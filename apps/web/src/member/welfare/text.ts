import { titleOf } from '@coop/addresses/title';

/** Words of several places of the welfare screen. */
export const text = {
  title: titleOf('/member/welfare'),
  payTo: 'โอนเงินเข้าบัญชี',
  attachments: 'เอกสารแนบ',
  quantity: (unit: string) => `จำนวน${unit}`,
} as const;
