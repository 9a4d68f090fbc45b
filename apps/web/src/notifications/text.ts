export const text = {
  title: 'การแจ้งเตือน',
} as const;
