/** What several places of the welfare screen say. */
export const text = {
  title: 'สวัสดิการ',
  payTo: 'โอนเงินเข้าบัญชี',
  attachments: 'เอกสารแนบ',
  quantity: (unit: string) => `จำนวน${unit}`,
} as const;
