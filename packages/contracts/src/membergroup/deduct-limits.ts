// Apart from the schemas, so that a form can know its choices and limits without loading them.

export const DEDUCT_REASONS = ['เงินไม่พอ', 'พักราชการ', 'ลาออก', 'ย้าย', 'เสียชีวิต', 'อื่น ๆ'] as const;

/** Rows of one file or form, its head not counted; the largest agency is far smaller. */
export const MOST_RESULT_ROWS = 5_000;
/** Size of any file as it is sent. */
export const MOST_MEGABYTES = 2;
export const TOO_LARGE = `ไฟล์ใหญ่เกิน ${MOST_MEGABYTES} MB`;
export const MOST_RESULT_FILE_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** The same in base64, with room for its head. */
export const MOST_RESULT_FILE_LETTERS = Math.ceil((MOST_RESULT_FILE_BYTES * 4) / 3) + 100;

/** Heads of the columns that a file of results must have; others may stand beside them. */
export const RESULT_COLUMNS = {
  membershipNo: 'เลขที่สมาชิก',
  deducted: 'หักได้จริง',
  reason: 'เหตุผล',
} as const;
