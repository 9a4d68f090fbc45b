/** Name of its QR code for those who cannot see it. */
export const MARK_ALT = 'รหัส QR สำหรับตรวจสอบเอกสาร';

/** Mark that stands on a paper so that anyone can check it. */
export interface Mark {
  /** Content of its QR code. */
  readonly content: string;
  /** Address where number and check are typed. */
  readonly address: string;
  readonly number: string;
  readonly check: string;
  /** Facts that stand beside the code, each a term and its value: the day and the amount that it names. */
  readonly facts: readonly (readonly [term: string, value: string])[];
}
