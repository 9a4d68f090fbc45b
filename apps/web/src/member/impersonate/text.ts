/** Thai words of the impersonation entry; those said once stand where they are said. */
export const text = {
  title: 'ดูในนามสมาชิก',
} as const;
