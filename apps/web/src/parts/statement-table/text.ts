/** Thai words of a statement’s list, filters and paper; those said once stand where they are said. */
export const text = {
  total: (rows: string) => `รวม ${rows} รายการ`,
  broughtForward: 'ยอดยกมา',
  carriedForward: 'ยอดยกไป',
  baht: 'บาท',
} as const;
