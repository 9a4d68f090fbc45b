/** What several places of a list say. Names of the categories are in parts/topics/text.ts. */
export const text = {
  missing: 'ไม่พบหมวดนี้',
} as const;
