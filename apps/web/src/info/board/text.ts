/** What the page of the discussion board is called. */
export const text = {
  title: 'กระดานถามตอบ',
} as const;
