/** Thai words of the welcome page; those said once stand where they are said. */
export const text = {
  greeting: (name: string) => `ยินดีต้อนรับ ${name}`,
} as const;
