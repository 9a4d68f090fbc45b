import { titleOf } from '@coop/addresses/title';

/** What several places of the welfare screen say. */
export const text = {
  title: titleOf('/member/welfare'),
  payTo: 'โอนเงินเข้าบัญชี',
  attachments: 'เอกสารแนบ',
  quantity: (unit: string) => `จำนวน${unit}`,
} as const;
