/** Words of several places of the transfer of a month's money. */
export const text = {
  due: 'โอนภายใน',
  next: 'ขั้นต่อไป',
} as const;
