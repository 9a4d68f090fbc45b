/** What its QR code is, to those who cannot see it. */
export const MARK_ALT = 'รหัส QR สำหรับตรวจสอบเอกสาร';

/** What stands on a paper so that anyone can check it. */
export interface Mark {
  /** What its QR code says. */
  readonly content: string;
  /** Where number and check are typed. */
  readonly address: string;
  readonly number: string;
  readonly check: string;
  /** What else stands beside the code, each a term and its value: the day and the amount that it names. */
  readonly facts: readonly (readonly [term: string, value: string])[];
}
