/** Thai words of a statement’s list, filters and paper; those said once stand where they are said. */
export const text = {
  broughtForward: 'ยอดตอนเริ่ม',
  carriedForward: 'ยอดตอนนี้',
  baht: 'บาท',
} as const;
