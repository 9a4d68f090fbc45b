/** What several papers of the delivery book say. */
export const text = {
  title: 'หนังสือนำส่ง',
  revision: (count: string) => `ฉบับแก้ไขครั้งที่ ${count}`,
  month: 'ประจำเดือน',
} as const;
