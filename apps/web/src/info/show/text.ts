/** What several places of an item's page say. */
export const text = {
  failed: 'เปิดรายการนี้ไม่สำเร็จ',
  missing: 'ไม่พบรายการนี้',
} as const;
