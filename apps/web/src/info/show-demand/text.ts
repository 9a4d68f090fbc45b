/** Words of several places of one demand. */
export const text = {
  kind: 'ประเภทเรื่อง',
  status: 'สถานะ',
  contact: 'ติดต่อกลับที่',
  filedOn: 'วันที่ยื่น',
  log: 'ความคืบหน้า',
  receipt: {
    title: 'ใบรับเรื่อง',
    how: (address: string) => `ติดตามสถานะได้ที่ ${address} โดยใช้หมายเลขติดตามเรื่องข้างต้น`,
  },
} as const;
