/** Four figures of a working life, between which the salary rises evenly. */
export interface Career {
  readonly hiredMonth: number;
  readonly firstSatang: number;
  /** The month of the last salary, or that of the census for those still working. */
  readonly lastMonth: number;
  readonly lastSatang: number;
}

/** Ways in which a membership ends (domain.md F); ให้ออก is exclusion by the board. */
export const END_KINDS = ['ลาออก', 'โอนสมาชิกภาพ', 'เสียชีวิต', 'ให้ออก'] as const;
export type EndKind = (typeof END_KINDS)[number];

export interface Ending {
  readonly how: EndKind;
  readonly on: string;
}

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
  /** First of a month; after the view's day for somebody waiting to be approved. */
  readonly joinedOn: string;
  readonly career: Career;
  /** Set if the membership ended: how, and on which month's last day. */
  readonly ending?: Ending;
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
