export const text = {
  facts: {},
  /** As on the agency's pages. */
  statuses: { ส่งบิลแล้ว: 'ส่งใบเรียกเก็บแล้ว', รอเงิน: 'รอรับเงิน', รับครบ: 'รับเงินครบแล้ว' } as Readonly<
    Record<string, string>
  >,
  columns: {},
  acted: { sends: 'ส่งครบแล้ว', 'sends-short': 'ส่งขาดแล้ว', keeps: 'ไม่ส่งแล้ว' },

  record: 'บันทึกผลการหัก',

  desk: {
    columns: {
      note: 'รายการที่',
      amount: 'จำนวนเงิน',
    },
    states: { waiting: 'รอตรวจ', received: 'รับแล้ว', missing: 'ไม่พบเงิน' },
    receive: 'รับเงิน',
    nothing: 'ไม่พบเงิน',
  },

  trial: {
    title: 'งบทดลอง',
  },

  controls: {
    title: 'บัญชีควบคุม',
  },
} as const;
