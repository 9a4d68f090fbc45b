/** A member as a person. Everything about money is derived from it. */
export interface Member {
  readonly no: number;
  readonly membershipNo: string;
  readonly prename: string;
  readonly firstName: string;
  readonly surname: string;
  readonly kind: 'สามัญ' | 'สมทบ' | 'บำนาญ';
  readonly position: string;
  readonly birthDate: string;
  readonly joinedOn: string;
  /** Monthly, satang; 0 for a pensioner. */
  readonly salarySatang: number;
  readonly citizenNo: string;
  readonly phone: string;
  readonly address: string;
  readonly amphur: string;
  readonly postcode: string;
  readonly maritalStatus: string;
  readonly spouseName: string;
  readonly bankAccount: string;
  readonly inCremation: boolean;
  /** Month index from which the monthly share is paused. */
  readonly sharesPausedFrom?: number;
}
