/** Acts that end a request for a loan without a contract. */
export const WITHOUT_CONTRACT = ['ผู้ค้ำประกันไม่ยินยอม', 'หมดเวลา', 'ไม่อนุมัติ', 'ยกเลิก'] as const;

/** Returns whether a request for a loan ended without a contract. */
export const isWithoutContract = ({ status }: { readonly status: string }): boolean =>
  WITHOUT_CONTRACT.some((text) => text === status);
